import type { StatedVerification, YearVerification } from '../../../../core/contracts/ca-verifications';
import type { Queryable } from '../../../lib/database';

interface OfYear {
  projectId: number;
  year: number;
}

const query = 'select statement as stated, version from ca_verifications where project_id = $1 and year = $2';

/** What a company states about the verification of a year; by default nothing. */
export async function findVerification(
  db: Queryable,
  { projectId, year }: OfYear,
): Promise<YearVerification> {
  const [row] = await db.query<YearVerification>(query, [projectId, year]);
  return row ?? { stated: null, version: 0 };
}

/** The same, locked until the transaction ends. */
export async function lockVerification(
  tx: Queryable,
  { projectId, year }: OfYear,
): Promise<YearVerification> {
  await tx.query('select 1 from ca_verifications where project_id = $1 and year = $2 for update', [
    projectId,
    year,
  ]);
  return findVerification(tx, { projectId, year });
}

/** Returns whether it was stored: not if the stored version is no longer `version`. */
export async function saveVerification(
  tx: Queryable,
  { projectId, year }: OfYear,
  { stated, version }: { stated: StatedVerification | null; version: number },
): Promise<boolean> {
  const saved = await tx.query(
    `insert into ca_verifications as v (project_id, year, statement) values ($1, $2, $3::jsonb)
     on conflict (project_id, year) do update set statement = excluded.statement, version = v.version + 1
      where v.version = $4
     returning version`,
    [projectId, year, stated && JSON.stringify(stated), version],
  );
  return saved.length > 0;
}
