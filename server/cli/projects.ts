import type { Config } from '../config';
import type { Database, Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { addProject, addProjectUsage } from './add-project';
import { eraseProject, eraseProjectUsage } from './erase-project';
import { exportProject, exportProjectUsage } from './export-project';
import { backupProject, backupProjectUsage, restoreProject, restoreProjectUsage } from './restore-project';
import { transferProject, transferProjectUsage } from './transfer-project';

interface ProjectRow {
  id: number;
  name: string;
  country: string;
  mode: string;
  people: number;
  customers: number;
  suppliers: number;
}

const page = 500;

type Action = (database: Database, args: string[], config: Config) => Promise<string[]>;

const actions: Readonly<Record<string, Action>> = {
  add: addProject,
  export: exportProject,
  backup: backupProject,
  restore: restoreProject,
  transfer: transferProject,
  erase: eraseProject,
};

export const projectsUsage = [
  'projects',
  addProjectUsage,
  exportProjectUsage,
  backupProjectUsage,
  restoreProjectUsage,
  transferProjectUsage,
  eraseProjectUsage,
].join(' | ');

/** `projects` lists the companies; with an action, applies it to one company. @throws StartupError */
export async function* manageProjects(
  database: Database,
  args: string[],
  config: Config,
): AsyncGenerator<string> {
  const action = actions[args[0] ?? ''];
  if (action) yield* await action(database, args.slice(1), config);
  else yield* listProjects(database, args);
}

/** `projects`: a line per company, read in chunks. @throws StartupError */
export async function* listProjects(db: Queryable, args: string[]): AsyncGenerator<string> {
  if (args.length > 0) throw new StartupError(`projects takes no arguments; it got "${args.join(' ')}".`);
  for (let after = 0; ;) {
    const rows = await db.query<ProjectRow>(
      `select p.id, p.name, c.country, coalesce(p.privileges ->> 'AppMode', '') as mode,
              (select count(*) from users u where u.project_id = p.id) as people,
              (select count(*) from linkings l where l.supplier_project_id = p.id) as customers,
              (select count(*) from linkings l where l.requester_project_id = p.id) as suppliers
         from projects p left join company_profiles c on c.project_id = p.id
        where p.id > $1 order by p.id limit $2`,
      [after, page],
    );
    for (const { id, name, country, mode, people, customers, suppliers } of rows)
      yield [
        id,
        name,
        country,
        mode,
        `${people} people`,
        `${customers} customers`,
        `${suppliers} suppliers`,
      ].join('\t');
    if (rows.length < page) return;
    after = rows.at(-1)?.id ?? 0;
  }
}
