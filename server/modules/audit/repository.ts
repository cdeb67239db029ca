import type { AuditEntry } from '../../../core/contracts/audit';
import type { Queryable } from '../../lib/database';
import type { RowRange } from '../../lib/paging';

const columns = `
  select e.number, e.at, e.actor, e.area, e.action, e.subject, e.changes,
         coalesce(author_name(e.project_id, e.actor), '') as "actorName"
    from audit_entries e`;

const pageQuery = `${columns}
  where e.project_id = $1 and ($2::text is null or e.area = $2)
  order by e.number desc limit $3 offset $4`;

const afterQuery = `${columns} where e.project_id = $1 and e.number > $2 order by e.number limit $3`;

const actorQuery = `${columns}
  where e.project_id = $1 and e.actor = $2 and e.number > $3 order by e.number limit $4`;

/** A page of a project's entries, the newest first, with the total count. */
export async function findPage(
  db: Queryable,
  { projectId, area, limit, offset }: RowRange & { projectId: number; area?: string },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const [count] = await db.query<{ total: number }>(
    'select count(*) as total from audit_entries where project_id = $1 and ($2::text is null or area = $2)',
    [projectId, area ?? null],
  );
  const entries = await db.query<AuditEntry>(pageQuery, [projectId, area ?? null, limit, offset]);
  return { entries, total: count?.total ?? 0 };
}

/** The next entries after a number, the oldest first. */
export function findAfter(
  db: Queryable,
  { projectId, after, limit }: { projectId: number; after: number; limit: number },
): Promise<AuditEntry[]> {
  return db.query<AuditEntry>(afterQuery, [projectId, after, limit]);
}

/** The next entries of one person, the oldest first. */
export function findByActor(
  db: Queryable,
  { projectId, actor, after, limit }: { projectId: number; actor: string; after: number; limit: number },
): Promise<AuditEntry[]> {
  return db.query<AuditEntry>(actorQuery, [projectId, actor, after, limit]);
}

export interface StoredEntry {
  projectId: number;
  number: number;
  at: string;
  actor: string;
  area: string;
  action: string;
  subject: string;
  changes: string;
  hash: string;
}

/** Entries in their hashed form. */
export function findStored(
  db: Queryable,
  { projectId, after, limit }: { projectId: number; after: number; limit: number },
): Promise<StoredEntry[]> {
  return db.query<StoredEntry>(
    `select project_id as "projectId", number, at, actor, area, action, subject, changes::text as changes, hash
       from audit_entries where project_id = $1 and number > $2 order by number limit $3`,
    [projectId, after, limit],
  );
}

export interface Head {
  projectId: number;
  name: string;
  entries: number;
  hash: string;
}

/** The end of every project's chain, or of one. */
export function findHeads(db: Queryable, projectId?: number): Promise<Head[]> {
  return db.query<Head>(
    `select p.id as "projectId", p.name, coalesce(h.entries, 0) as entries, coalesce(h.hash, '') as hash
       from projects p left join audit_heads h on h.project_id = p.id
      where $1::integer is null or p.id = $1 order by p.id`,
    [projectId ?? null],
  );
}
