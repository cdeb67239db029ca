import { isMoreThanAll, shareOf, sumOfShares } from '../../../../core/carbon/account/allocation';
import {
  figureToShare,
  isAnother,
  sharingFault,
  type SharingFault,
} from '../../../../core/carbon/account/figure-to-share';
import type { AllocationCustomer, AllocationOfYear } from '../../../../core/contracts/ca-allocations';
import type { FigureToShare } from '../../../../core/contracts/shared-figures';

/** A customer with what can be shared with it now. */
export interface AllocationRow extends AllocationCustomer {
  /** From 0 to 1; null if the sales are unknown. */
  share: number | null;
  /** Undefined if nothing can be shared; `fault` says why. */
  figure: FigureToShare | undefined;
  fault: SharingFault | undefined;
  /** Whether the customer has something other than `figure`. */
  isOutdated: boolean;
  /** Whether there is a statement of the verifier that can be shared with the figure. */
  hasStatement: boolean;
  /** Whether `figure` contains it: as chosen, or else as shared last. */
  includesStatement: boolean;
}

/** For which customers the statement is included or not, by their number; not yet shared. */
export type StatementChoices = ReadonlyMap<number, boolean>;

interface Allocation {
  rows: AllocationRow[];
  /** Sum over all customers; 1 is everything. */
  sum: number;
  isTooMuch: boolean;
}

/** The customers of a year, each with its share of the emissions; the server shares these figures. */
export function allocationRows(of: AllocationOfYear, choices: StatementChoices = new Map()): Allocation {
  const { year, account, basis, turnover, customers, statement = [] } = of;
  const all = { turnover, quantity: basis.quantity };
  const shares = customers.map((customer) => shareOf(customer, all, basis.method));
  const sum = sumOfShares(shares);
  const rows = customers.map((customer, index): AllocationRow => {
    const share = shares[index] ?? null;
    const sharing = { year, account, method: basis.method, share, sumOfShares: sum };
    const fault = sharingFault(sharing);
    const { shared, customerId } = customer;
    const hasStatement = statement.length > 0;
    const includesStatement = hasStatement && (choices.get(customerId) ?? shared?.statement !== undefined);
    const figure =
      fault || !account
        ? undefined
        : figureToShare(account, sharing, includesStatement ? statement : undefined);
    return {
      ...customer,
      share,
      figure,
      fault,
      hasStatement,
      includesStatement,
      isOutdated: shared !== null && figure !== undefined && isAnother(shared, figure),
    };
  });
  return { rows, sum, isTooMuch: isMoreThanAll(sum) };
}
