import { toSubject } from '../../../../core/audit/subject';
import { quantityFault, readFigure } from '../../../../core/carbon/inputs/figures';
import type {
  AllocationBasis,
  AllocationBasisBody,
  AllocationCustomer,
  AllocationOfYear,
  SoldBody,
} from '../../../../core/contracts/ca-allocations';
import { ApiError, notFound } from '../../../lib/api-error';
import { audit, changesBetween } from '../../../lib/audit/audit';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import type { Author } from '../records/changes';
import { refuseStale } from '../records/errors';
import { readTurnover } from '../spend/read-turnover';
import { spendVolumeTable } from '../spend/volumes-repository';
import { findAccount } from './account';
import { findStatement } from './statements-repository';
import { findBasis, findCustomers, lockAllocation, saveBasis, saveSold } from './repository';

/** A year's account and what was sold to whom. */
export async function allocationOf(
  db: Queryable,
  projectId: number,
  year: number,
): Promise<AllocationOfYear> {
  const place = { projectId, year };
  const calculated = await findAccount(db, place);
  const statement = calculated?.account.verification ? await findStatement(db, place) : [];
  const [spend] = await spendVolumeTable.findAllOfYear(db, projectId, year);
  return {
    year,
    basis: await findBasis(db, place),
    turnover: spend
      ? {
          turnoverInThsdUSD: spend.turnoverInThsdUSD,
          turnoverInThsd: spend.turnoverInThsd,
          currency: spend.currency,
        }
      : null,
    account: calculated?.account ?? null,
    needsRecalculation: calculated?.needsRecalculation ?? false,
    ...(statement.length > 0 && { statement }),
    customers: await findCustomers(db, place),
  };
}

/** @throws ApiError 404 for a company that has sent no request and that nothing was sold to */
export function customerIn({ customers }: AllocationOfYear, customerId: number): AllocationCustomer {
  const found = customers.find((each) => each.customerId === customerId);
  if (!found) throw notFound('The customer');
  return found;
}

/** Notifies everyone in the project of a change, and writes the audit trail. */
export async function recordAllocationChange(
  { tx, projectId, person }: Author,
  year: number,
  { customer, before, after }: { customer: string; before: object; after: object },
): Promise<void> {
  await publish(tx, { type: 'allocation', action: 'update', projectId, year });
  await audit(tx, {
    projectId,
    actor: person,
    area: 'carbon-accounting',
    action: 'update',
    subject: toSubject('allocation', { year, customer }),
    changes: changesBetween(before, after),
  });
}

/** Chooses the allocation method of a year. @throws ApiError 400; 409 STALE_VERSION with the current basis */
export async function changeBasis(
  author: Author,
  year: number,
  { method, quantity, unit, version }: AllocationBasisBody['data'],
): Promise<AllocationBasis> {
  const place = { projectId: author.projectId, year };
  await lockAllocation(author.tx, place);
  const before = await findBasis(author.tx, place);
  refuseStale(before, version);
  const requested = {
    method: method ?? before.method,
    quantity: quantity === undefined ? before.quantity : readQuantity(quantity),
    unit: unit ?? before.unit,
  };
  await saveBasis(author.tx, place, requested);
  await recordAllocationChange(author, year, {
    customer: '',
    before: basisOf(before),
    after: basisOf(requested),
  });
  return findBasis(author.tx, place);
}

const basisOf = ({ method, quantity, unit }: Omit<AllocationBasis, 'version'>) => ({
  allocationMethod: method,
  quantity,
  unit,
});

/**
 * Sets what was sold to a customer; 0 means nothing. The sum may exceed the total, for example while figures
 * are being corrected: then nothing is shared.
 * @throws ApiError 400; 404; 409 STALE_VERSION with the current customer
 */
export async function changeSold(
  author: Author,
  { year, customerId }: { year: number; customerId: number },
  { version, quantity, ...money }: SoldBody['data'],
): Promise<AllocationCustomer> {
  const { tx, projectId } = author;
  await lockAllocation(tx, { projectId, year });
  const before = customerIn(await allocationOf(tx, projectId, year), customerId);
  refuseStale(before, version);
  const turnover = readTurnover(money, year);
  const sold = {
    name: before.name,
    turnover: turnover === undefined ? before.turnover : turnover.turnoverInThsdUSD > 0 ? turnover : null,
    quantity: quantity === undefined ? before.quantity : readQuantity(quantity),
  };
  await saveSold(tx, { projectId, year, customerId }, sold);
  await recordAllocationChange(author, year, {
    customer: before.name,
    before: soldOf(before),
    after: soldOf(sold),
  });
  return customerIn(await allocationOf(tx, projectId, year), customerId);
}

const soldOf = ({ turnover, quantity }: Pick<AllocationCustomer, 'turnover' | 'quantity'>) => ({
  turnoverInThsd: turnover?.turnoverInThsd ?? null,
  currency: turnover?.currency ?? null,
  turnoverInThsdUSD: turnover?.turnoverInThsdUSD ?? null,
  quantity,
});

/** Null for nothing. @throws ApiError 400 */
function readQuantity(value: number | string): number | null {
  const quantity = readFigure(value);
  if (quantityFault(quantity))
    throw new ApiError(400, 'QUANTITY_OUT_OF_RANGE', 'Quantity must be a non-negative number, at most 1e12');
  return quantity === 0 ? null : quantity;
}
