import type { InvoiceBill, KnownInvoice } from '../../../../core/contracts/ca-invoices';
import type { Queryable } from '../../../lib/database';

/** An accepted invoice, with what its lines became. */
export interface StoredInvoice extends KnownInvoice {
  importId: string;
  bills: InvoiceBill[];
  /** Ids of the files that came with it. */
  evidence: string[];
  /** Whether it counts, or another one counts instead; false if someone has removed all of its bills. */
  isThere: boolean;
}

const kept = 'i.seller, i.number, i.issued_in as "issuedIn", i.replaces, i.spend';

const there = `
  (i.bills = '[]'::jsonb
    or (i.seller, i.number, i.issued_in) in (
         select c.seller, c.replaces, (select max(n.issued_in) from ca_invoices n
                                        where n.project_id = $1 and n.seller = c.seller
                                          and n.number = c.replaces and n.issued_in <= c.issued_in)
           from ca_invoices c where c.project_id = $1 and c.replaces <> c.number)
    or exists (select 1 from jsonb_array_elements(i.bills) as b
                where (b ->> 'recordId', b -> 'bill' ->> 'id') in (
                  select a.id::text, counted ->> 'id'
                    from ca_activity_data a, jsonb_array_elements(a.bills) as counted
                   where a.project_id = $1)))`;

const thereQuery = `select ${kept} from ca_invoices i where i.project_id = $1 and ${there} order by seller, number`;

/** The existing invoices, including other purchases, but without their bills. */
export const findKnownInvoices = (db: Queryable, projectId: number): Promise<KnownInvoice[]> =>
  db.query<KnownInvoice>(thereQuery, [projectId]);

const allQuery = `
  select ${kept}, i.import_id as "importId", i.bills, i.evidence, ${there} as "isThere"
    from ca_invoices i where i.project_id = $1`;

export const findInvoices = (tx: Queryable, projectId: number): Promise<StoredInvoice[]> =>
  tx.query<StoredInvoice>(allQuery, [projectId]);

const insertQuery = `
  insert into ca_invoices (project_id, import_id, seller, number, issued_in, replaces, bills, evidence, spend)
  select $1, $2, seller, number, "issuedIn", replaces, bills, evidence, spend
    from jsonb_to_recordset($3::jsonb)
      as given (seller text, number text, "issuedIn" smallint, replaces text, bills jsonb,
        evidence uuid[], spend jsonb)
  on conflict (project_id, seller, number, issued_in)
    do update set import_id = excluded.import_id, replaces = excluded.replaces, bills = excluded.bills,
      evidence = excluded.evidence, spend = excluded.spend`;

/** Stores invoices; ones that nobody has any more are stored again. */
export async function putInvoices(
  tx: Queryable,
  { projectId, importId }: { projectId: number; importId: string },
  invoices: readonly (KnownInvoice & Pick<StoredInvoice, 'bills' | 'evidence'>)[],
): Promise<void> {
  if (invoices.length > 0) await tx.query(insertQuery, [projectId, importId, JSON.stringify(invoices)]);
}

/** Removes the invoices of a drop with their files. */
export async function removeInvoicesOf(tx: Queryable, projectId: number, importId: string): Promise<void> {
  await tx.query(
    `delete from ca_evidence where project_id = $1 and id = any (
       select unnest(evidence) from ca_invoices where project_id = $1 and import_id = $2)`,
    [projectId, importId],
  );
  await tx.query('delete from ca_invoices where project_id = $1 and import_id = $2', [projectId, importId]);
}

const rebaseQuery = `
  update ca_imports i
     set changes = (select jsonb_agg(case when change ->> 'id' = $3 then jsonb_set(change, '{before}', $4::jsonb)
                                          else change end order by place)
                      from jsonb_array_elements(i.changes) with ordinality as one (change, place))
   where project_id = $1 and id = any ($2::uuid[]) and jsonb_array_length(changes) > 0`;

/** Undoing later drops into a record now restores what it contained before this one. */
export async function rebaseLaterImports(
  tx: Queryable,
  projectId: number,
  { recordId, before, importIds }: { recordId: string; before: object; importIds: readonly string[] },
): Promise<void> {
  if (importIds.length === 0) return;
  await tx.query(rebaseQuery, [projectId, [...new Set(importIds)], recordId, JSON.stringify(before)]);
}
