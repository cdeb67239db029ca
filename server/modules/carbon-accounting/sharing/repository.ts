import type { AllocationBasis, AllocationCustomer } from '../../../../core/contracts/ca-allocations';
import type { FigureToShare, SharedFigure } from '../../../../core/contracts/shared-figures';
import type { Turnover } from '../../../../core/carbon/inputs/turnover';
import { lockWork } from '../../../lib/advisory-lock';
import type { Queryable } from '../../../lib/database';

interface OfYear {
  projectId: number;
  year: number;
}
export interface OfCustomer extends OfYear {
  customerId: number;
}

/** Locks the year's allocation against other changes until the transaction ends. */
export const lockAllocation = (tx: Queryable, { projectId, year }: OfYear): Promise<void> =>
  lockWork(tx, `ca_allocations ${year}`, projectId);

/** Default until something is entered: by turnover. */
const noBasis: AllocationBasis = { method: 'economic', quantity: null, unit: 'kg', version: 0 };

export async function findBasis(db: Queryable, { projectId, year }: OfYear): Promise<AllocationBasis> {
  const [row] = await db.query<AllocationBasis>(
    'select method, quantity, unit, version from ca_allocation_bases where project_id = $1 and year = $2',
    [projectId, year],
  );
  return row ?? noBasis;
}

export async function saveBasis(
  tx: Queryable,
  { projectId, year }: OfYear,
  { method, quantity, unit }: Omit<AllocationBasis, 'version'>,
): Promise<void> {
  await tx.query(
    `insert into ca_allocation_bases as b (project_id, year, method, quantity, unit) values ($1, $2, $3, $4, $5)
     on conflict (project_id, year) do update
       set method = excluded.method, quantity = excluded.quantity, unit = excluded.unit, version = b.version + 1`,
    [projectId, year, method, quantity, unit],
  );
}

interface CustomerRow extends Omit<AllocationCustomer, 'shared' | 'turnover'>, Turnover {
  figure: FigureToShare | null;
  sharedAt: string | null;
  hasTurnover: boolean;
}

/** Customers whose requests are accepted, and others that something was sold to. */
const customersQuery = `
  with asked as (
    select distinct requester_project_id as id from linkings
     where supplier_project_id = $1 and status = 'accepted'
  ), listed as (
    select id from asked
    union select customer_id from ca_allocations where project_id = $1 and year = $2
  )
  select l.id as "customerId", coalesce(p.name, a.customer_name) as name, asked.id is not null as "isCustomer",
         exists (select from linkings s where s.requester_project_id = $1 and s.supplier_project_id = l.id
                    and s.status = 'accepted') as "isSupplier",
         a.turnover_thsd_usd is not null as "hasTurnover", coalesce(a.turnover_thsd_usd, 0) as "turnoverInThsdUSD",
         a.turnover_thsd as "turnoverInThsd", a.currency, a.quantity, coalesce(a.version, 0) as version,
         f.figure, f.shared_at as "sharedAt"
    from listed l
    left join asked on asked.id = l.id
    left join projects p on p.id = l.id
    left join ca_allocations a on a.project_id = $1 and a.year = $2 and a.customer_id = l.id
    left join ca_shared_figures f on f.project_id = $1 and f.year = $2 and f.customer_project_id = l.id
   order by name, l.id`;

export async function findCustomers(
  db: Queryable,
  { projectId, year }: OfYear,
): Promise<AllocationCustomer[]> {
  return (await db.query<CustomerRow>(customersQuery, [projectId, year])).map(toCustomer);
}

function toCustomer(row: CustomerRow): AllocationCustomer {
  const { figure, sharedAt, hasTurnover, turnoverInThsdUSD, turnoverInThsd, currency, ...customer } = row;
  return {
    ...customer,
    turnover: hasTurnover ? { turnoverInThsdUSD, turnoverInThsd, currency } : null,
    shared: figure && sharedAt ? { ...figure, sharedAt } : null,
  };
}

/** Replaces what was sold to a customer. */
export async function saveSold(
  tx: Queryable,
  { projectId, year, customerId }: OfCustomer,
  { name, turnover, quantity }: Pick<AllocationCustomer, 'name' | 'turnover' | 'quantity'>,
): Promise<void> {
  await tx.query(
    `insert into ca_allocations as a (project_id, year, customer_id, customer_name, turnover_thsd_usd, turnover_thsd,
       currency, quantity)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (project_id, year, customer_id) do update
       set customer_name = excluded.customer_name, turnover_thsd_usd = excluded.turnover_thsd_usd,
           turnover_thsd = excluded.turnover_thsd, currency = excluded.currency, quantity = excluded.quantity,
           version = a.version + 1`,
    [
      projectId,
      year,
      customerId,
      name,
      turnover?.turnoverInThsdUSD ?? null,
      turnover?.turnoverInThsd ?? null,
      turnover?.currency ?? null,
      quantity,
    ],
  );
}

export async function saveShared(
  tx: Queryable,
  { projectId, year, customerId }: OfCustomer,
  figure: FigureToShare,
): Promise<void> {
  await tx.query(
    `insert into ca_shared_figures (project_id, customer_project_id, year, figure) values ($1, $2, $3, $4::jsonb)
     on conflict (project_id, customer_project_id, year) do update set figure = excluded.figure, shared_at = now()`,
    [projectId, customerId, year, JSON.stringify(figure)],
  );
}

/** Withdraws what is shared with a customer, for one year or all; returns the years. */
export async function removeShared(
  tx: Queryable,
  { projectId, customerId, year }: Omit<OfCustomer, 'year'> & { year?: number },
): Promise<number[]> {
  const removed = await tx.query<{ year: number }>(
    `delete from ca_shared_figures
      where project_id = $1 and customer_project_id = $2 and ($3::smallint is null or year = $3) returning year`,
    [projectId, customerId, year ?? null],
  );
  return removed.map((row) => row.year);
}

/** What a company shares with a customer, the newest year first. */
export async function findShared(
  db: Queryable,
  { projectId, customerId }: Pick<OfCustomer, 'projectId' | 'customerId'>,
): Promise<SharedFigure[]> {
  const rows = await db.query<{ figure: FigureToShare; sharedAt: string }>(
    `select figure, shared_at as "sharedAt" from ca_shared_figures
      where project_id = $1 and customer_project_id = $2 order by year desc`,
    [projectId, customerId],
  );
  return rows.map(({ figure, sharedAt }) => ({ ...figure, sharedAt }));
}

/** Whether a company shares figures of any year with a customer. */
export async function isSharingWith(
  db: Queryable,
  { projectId, customerId }: Pick<OfCustomer, 'projectId' | 'customerId'>,
): Promise<boolean> {
  const found = await db.query(
    'select from ca_shared_figures where project_id = $1 and customer_project_id = $2 limit 1',
    [projectId, customerId],
  );
  return found.length > 0;
}
