import type { Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { rowOf } from './row-of';
import type { Table } from './tables';

/** The project of a dump (`dumpCompany`). */
const project = `current_setting('transfer.project')::integer`;

const conditions = new Map([
  ['projects', `id = ${project}`],
  ['ca_used_factors', `id in (select factor_id from ca_emission_results where project_id = ${project})`],
  ['ca_own_activities', `id in (select activity_id from ca_activity_data where project_id = ${project})`],
]);

/**
 * Opens the rows that show which installation the backup of a company is from: each installation numbers its
 * companies, its factors and the activities of its operator itself. Undefined for other tables.
 */
export function openOrigin({ name, open }: Table): string | undefined {
  const condition = conditions.get(name);
  return condition && `${open} where ${condition}`;
}

/** Compares these rows of a backup with the database. They are not restored. */
export function createOriginCheck(tx: Queryable, projectId: number) {
  const fingerprints = new Map<string | null | undefined, string | null | undefined>();
  const activities = new Map<string | null | undefined, string | null | undefined>();
  return {
    /** @throws StartupError if the project of the backup is another company */
    async read(table: Table, lines: readonly string[]): Promise<void> {
      if (!conditions.has(table.name)) return;
      for (const { id, key, created_at: createdAt, fingerprint } of lines.map((line) => rowOf(table, line))) {
        if (table.name === 'ca_used_factors') fingerprints.set(id, fingerprint);
        else if (table.name === 'ca_own_activities') activities.set(id, key);
        else if (id === String(projectId)) await refuseOther(tx, projectId, createdAt);
      }
    },
    /** Results refer to their factors; a database keeps every factor forever. @throws StartupError */
    async checkFactors(): Promise<void> {
      const used = await tx.query<{ id: string; fingerprint: string | null }>(
        `select distinct r.factor_id::text as id, f.fingerprint
           from ca_emission_results r left join ca_used_factors f on f.id = r.factor_id where r.project_id = $1`,
        [projectId],
      );
      const isKnown = ({ id, fingerprint }: (typeof used)[number]) =>
        fingerprints.size === 0 ? fingerprint !== null : fingerprint === fingerprints.get(id);
      if (!used.every(isKnown))
        throw new StartupError(
          'The backup is of another installation: its results name factors that are not here.',
        );
    },
    /** Records name activities of the operator by number. @throws StartupError */
    async checkActivities(): Promise<void> {
      const used = await tx.query<{ id: string; key: string | null }>(
        `select distinct a.activity_id::text as id, o.key
           from ca_activity_data a left join ca_own_activities o on o.id = a.activity_id
          where a.project_id = $1 and a.activity_id::text = any ($2)`,
        [projectId, [...activities.keys()]],
      );
      const other = used.find(({ id, key }) => key !== activities.get(id));
      if (other)
        throw new StartupError(
          `The backup has the activity "${activities.get(other.id)}" of a factor set, which is not here or has ` +
            'another number. Nothing was changed.',
        );
    },
  };
}

async function refuseOther(
  tx: Queryable,
  projectId: number,
  createdAt: string | null | undefined,
): Promise<void> {
  const [same] = await tx.query('select from projects where id = $1 and created_at = $2::timestamptz', [
    projectId,
    createdAt,
  ]);
  if (!same)
    throw new StartupError(
      `The backup is of another installation: its project ${projectId} is another company. Nothing was changed.`,
    );
}
