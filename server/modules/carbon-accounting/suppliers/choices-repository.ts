import type { FigureMethod } from '../../../../core/terms/figure-methods';
import type { FigureChoice } from '../../../../core/contracts/ca-supplier-figures';
import type { Queryable } from '../../../lib/database';

interface OfYear {
  projectId: number;
  year: number;
}

/** The choices for suppliers of a year, once for each linking to the company concerned. */
export function findChoices(db: Queryable, { projectId, year }: OfYear): Promise<FigureChoice[]> {
  return db.query<FigureChoice>(
    `select l.id::text as "linkingId", h.method, h.version
       from ca_figure_choices h
       join linkings l on l.requester_project_id = $1 and l.supplier_project_id = h.company_id and l.status = 'accepted'
      where h.project_id = $1 and h.year = $2 order by l.id`,
    [projectId, year],
  );
}

/** The supplier that has accepted the company's request; undefined if there is none. */
export async function findSupplier(
  db: Queryable,
  projectId: number,
  linkingId: string,
): Promise<{ company: number; name: string } | undefined> {
  const [row] = await db.query<{ company: number; name: string }>(
    `select supplier_project_id as company, supplier_name as name from linkings
      where requester_project_id = $1 and id = $2 and status = 'accepted' and supplier_project_id is not null`,
    [projectId, linkingId],
  );
  return row;
}

/** Locked until the transaction ends, if it exists. */
export async function lockChoice(
  tx: Queryable,
  { projectId, year, company }: OfYear & { company: number },
): Promise<Omit<FigureChoice, 'linkingId'>> {
  const [row] = await tx.query<Omit<FigureChoice, 'linkingId'>>(
    `select method, version from ca_figure_choices where project_id = $1 and year = $2 and company_id = $3 for update`,
    [projectId, year, company],
  );
  return row ?? { method: null, version: 0 };
}

/** Undefined if the version that was read is no longer the stored one. */
export async function saveChoice(
  tx: Queryable,
  { projectId, year, company }: OfYear & { company: number },
  { method, version }: { method: FigureMethod | null; version: number },
): Promise<Omit<FigureChoice, 'linkingId'> | undefined> {
  const [row] = await tx.query<Omit<FigureChoice, 'linkingId'>>(
    `insert into ca_figure_choices as h (project_id, year, company_id, method) values ($1, $2, $3, $4)
     on conflict (project_id, year, company_id) do update
       set method = excluded.method, version = h.version + 1 where h.version = $5
     returning method, version`,
    [projectId, year, company, method, version],
  );
  return row;
}

/** For suppliers without a choice in the year. */
export async function copyChoices(
  tx: Queryable,
  { projectId, from, to }: { projectId: number; from: number; to: number },
): Promise<void> {
  await tx.query(
    `insert into ca_figure_choices (project_id, year, company_id, method)
     select project_id, $3, company_id, method from ca_figure_choices where project_id = $1 and year = $2
     on conflict do nothing`,
    [projectId, from, to],
  );
}
