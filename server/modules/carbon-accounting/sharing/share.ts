import { shareOf, sumOfShares } from '../../../../core/carbon/account/allocation';
import {
  figureToShare,
  isAsSeen,
  seenOf,
  sharingFault,
} from '../../../../core/carbon/account/figure-to-share';
import type {
  AllocationCustomer,
  AllocationOfYear,
  SharingBody,
} from '../../../../core/contracts/ca-allocations';
import type { FigureToShare, SharedFigure, StatementFile } from '../../../../core/contracts/shared-figures';
import { ApiError } from '../../../lib/api-error';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { notify } from '../../../lib/notifications/notify';
import { lockProject } from '../../../lib/lock-project';
import type { Author } from '../records/changes';
import { flagForSharedFigures } from '../suppliers/supplier-changes';
import { findLinkingIds } from '../../../lib/linkings';
import { copyStatement } from './statements-repository';
import { isSharingWith, lockAllocation, removeShared, saveShared, type OfCustomer } from './repository';
import { recordAllocationChange, allocationOf, customerIn } from './service';

/** What sharing needs from the choice of the parts a customer sees. */
export interface Consent {
  /** Sets whether the part `emissions` is withheld from the customer in all its requests. */
  withholdEmissions(
    tx: Queryable,
    pair: { projectId: number; customerId: number; isWithheld: boolean },
  ): Promise<void>;
}

export interface SharingParts {
  consent: Consent;
}

const messages = {
  NOT_CALCULATED: 'Calculate the year first; then there is something to share.',
  TOTAL_IS_ZERO:
    'The total of the year is zero, so there is nothing to share. Enter its figures and calculate it.',
  ALLOCATED_OVER_100: 'More than 100 percent is allocated to customers. Correct what was sold, then share.',
  NOTHING_TO_SHARE: 'Enter what was sold to the customer, or the turnover of the year, first.',
} as const;

/**
 * Shares the figure that the caller has seen with a customer, replacing what was shared for the year, or
 * stops sharing. What is shared is a copy, also of the chosen files: neither a later calculation nor the removal of a
 * file changes it.
 * @throws ApiError 404; 422 with the reason why nothing can be shared; 409 NO_CUSTOMER where no request of
 * the company is accepted; 409 FIGURE_CHANGED if the figure has changed meanwhile
 */
export async function setSharing(
  author: Author,
  parts: SharingParts,
  { year, customerId }: Omit<OfCustomer, 'projectId'>,
  { isShared, seen, statement = [] }: SharingBody['data'],
): Promise<AllocationCustomer> {
  const { tx, projectId } = author;
  const pair = { projectId, customerId };
  // Same lock as every response to a request, so that declining a customer also withdraws what is shared with
  // it.
  await lockProject(tx, projectId);
  await lockAllocation(tx, { projectId, year });
  const before = await allocationOf(tx, projectId, year);
  const customer = customerIn(before, customerId);
  if (isShared) {
    const figure = figureFor(before, customer);
    if (seen && !isAsSeen(seen, seenOf(figure))) throw figureChanged();
    const files = await statementFor(tx, before, { projectId, ids: statement });
    await saveShared(tx, { ...pair, year }, { ...figure, ...(files.length > 0 && { statement: files }) });
    await parts.consent.withholdEmissions(tx, { ...pair, isWithheld: false });
    await notifyCustomer(tx, pair, [year]);
    await notify(tx, { projectId: customerId, event: 'newerFigures', from: projectId });
  } else if (customer.shared) await stopSharing(tx, parts, { ...pair, year });
  else return customer;
  const after = customerIn(await allocationOf(tx, projectId, year), customerId);
  await recordAllocationChange(author, year, {
    customer: customer.name,
    before: audited(customer.shared),
    after: audited(after.shared),
  });
  return after;
}

const figureChanged = () =>
  new ApiError(
    409,
    'FIGURE_CHANGED',
    "The figure is another by now: the year was calculated, or what was sold or the verifier's statement changed. Look at it, then share it.",
  );

/** Copies of the chosen files. @throws ApiError 409 if one is no longer among those of the account */
async function statementFor(
  tx: Queryable,
  { year, account }: AllocationOfYear,
  { projectId, ids }: { projectId: number; ids: readonly string[] },
): Promise<StatementFile[]> {
  if (ids.length === 0) return [];
  const files = account?.verification ? await copyStatement(tx, { projectId, year }, ids) : [];
  if (files.length < ids.length) throw figureChanged();
  return files;
}

/** @throws ApiError 409, 422 */
function figureFor(of: AllocationOfYear, customer: AllocationCustomer): FigureToShare {
  if (!customer.isCustomer)
    throw new ApiError(
      409,
      'NO_CUSTOMER',
      'No request of this company is accepted, so nothing is shared with it.',
    );
  const { year, account, basis, turnover } = of;
  const all = { turnover, quantity: basis.quantity };
  const shares = new Map(of.customers.map((each) => [each.customerId, shareOf(each, all, basis.method)]));
  const sharing = {
    year,
    account,
    method: basis.method,
    share: shares.get(customer.customerId) ?? null,
    sumOfShares: sumOfShares([...shares.values()]),
  };
  const fault = sharingFault(sharing);
  if (fault || !account)
    throw new ApiError(422, fault ?? 'NOT_CALCULATED', messages[fault ?? 'NOT_CALCULATED']);
  return figureToShare(account, sharing);
}

/** Withdraws what is shared, for one year or all, and withholds the part if nothing of it is left. */
export async function stopSharing(
  tx: Queryable,
  parts: SharingParts,
  { projectId, customerId, year }: Pick<OfCustomer, 'projectId' | 'customerId'> & { year?: number },
): Promise<void> {
  const pair = { projectId, customerId };
  const years = await removeShared(tx, { ...pair, ...(year !== undefined && { year }) });
  if (!(await isSharingWith(tx, pair)))
    await parts.consent.withholdEmissions(tx, { ...pair, isWithheld: true });
  if (years.length > 0) await notifyCustomer(tx, pair, years);
}

async function notifyCustomer(
  tx: Queryable,
  pair: Pick<OfCustomer, 'projectId' | 'customerId'>,
  years: readonly number[],
): Promise<void> {
  const linkingIds = await findLinkingIds(tx, pair);
  await flagForSharedFigures(tx, { customerId: pair.customerId, linkingIds, years });
  for (const linkingId of linkingIds)
    await publish(tx, {
      type: 'supplychain-supplier',
      action: 'update',
      projectId: pair.customerId,
      linkingId,
    });
}

const audited = (shared: SharedFigure | null) => ({
  sharedTonsCO2e: shared?.allocated?.total ?? null,
  sharedIntensity: shared?.intensity ?? null,
  verifiedBy: shared?.verification?.provider ?? '',
  sharedStatement: (shared?.statement ?? []).map(({ name }) => name),
});
