import { isSame } from '../../compare/is-same';
import { isSameNumber } from '../../compare/is-same-number';
import type { BoundaryValues } from '../../contracts/ca-boundary';
import type {
  AllocatedAccount,
  AllocationMethod,
  Coverage,
  FigureToShare,
  SharedBoundary,
  StatementFile,
} from '../../contracts/shared-figures';
import type { AccountVerification } from '../../contracts/verification';
import { allocate, isMoreThanAll } from './allocation';

/** Why nothing can be shared with a customer. */
export type SharingFault = 'NOT_CALCULATED' | 'TOTAL_IS_ZERO' | 'ALLOCATED_OVER_100' | 'NOTHING_TO_SHARE';

interface Sharing {
  year: number;
  /** Null until the year is calculated. */
  account: AllocatedAccount | null;
  method: AllocationMethod;
  /** Of the customer, from 0 to 1; null if what was sold to it is unknown. */
  share: number | null;
  /** Of all customers together. */
  sumOfShares: number;
}

/** What prevents sharing. An account of zero has no entries: a customer would read that what it buys emits nothing. */
export function sharingFault({ account, share, sumOfShares }: Sharing): SharingFault | undefined {
  if (!account) return 'NOT_CALCULATED';
  if (!(account.tonnes.total > 0)) return 'TOTAL_IS_ZERO';
  if (isMoreThanAll(sumOfShares)) return 'ALLOCATED_OVER_100';
  return share === null && account.intensity === null ? 'NOTHING_TO_SHARE' : undefined;
}

/**
 * What a customer gets of an account: its own part, the intensity, and the verification that holds for the account.
 * @param statement files that are shared with it
 */
export function figureToShare(
  { tonnes, ...account }: AllocatedAccount,
  { year, method, share }: Pick<Sharing, 'year' | 'method' | 'share'>,
  statement: readonly StatementFile[] = [],
): FigureToShare {
  return {
    year,
    allocated: share === null ? null : allocate(tonnes, share),
    method,
    ...account,
    isVerified: account.verification !== undefined,
    ...(statement.length > 0 && { statement: [...statement] }),
  };
}

/** The part of a boundary that customers see: neither who is in charge nor what the year is compared with. */
export const sharedBoundary = ({
  approach,
  fiscalYearStart,
  exclusions,
  absences,
}: BoundaryValues): SharedBoundary => ({ approach, fiscalYearStart, exclusions, absences });

/** The part of a figure that identifies it as the one somebody has seen. */
export interface SeenFigure {
  total: number | null;
  intensity: number | null;
  /** Missing in accounts older than stored boundaries; older apps do not send it. */
  boundary?: SharedBoundary | undefined;
  /** Null if it is not verified; older apps do not send it. */
  verification?: AccountVerification | null | undefined;
}

/** What a person sees of a figure; sent back with the decision, so that no other figure is shared. */
export const seenOf = ({ allocated, intensity, boundary, verification }: FigureToShare): SeenFigure => ({
  total: allocated?.total ?? null,
  intensity,
  ...(boundary && { boundary }),
  verification: verification ?? null,
});

/** @param seen what it does not state is not compared */
export const isAsSeen = (seen: SeenFigure, now: SeenFigure): boolean =>
  isSameNumber(seen.total, now.total) &&
  isSameNumber(seen.intensity, now.intensity) &&
  (seen.boundary === undefined || isSame(seen.boundary, now.boundary)) &&
  (seen.verification === undefined || isSame(seen.verification, now.verification));

/** Whether a customer would get a different figure than it has. */
export function isAnother(shared: FigureToShare, now: FigureToShare): boolean {
  const covered = ({ covers, categories, method }: FigureToShare) =>
    JSON.stringify([covers.scope1, covers.scope2, covers.purchases, categories, method]);
  return (
    !isAsSeen(seenOf(shared), seenOf(now)) ||
    !isSame(shared.boundary, now.boundary) ||
    !isSameNumber(shared.dataQuality, now.dataQuality) ||
    !isSameNumber(shared.uncertaintyPercent, now.uncertaintyPercent) ||
    covered(shared) !== covered(now) ||
    !isSameStatement(shared, now)
  );
}

/** Whether a customer gets the same files with both. A file never changes. */
export const isSameStatement = (shared: Statement, now: Statement): boolean =>
  isSame(idsOf(shared), idsOf(now));

type Statement = Pick<FigureToShare, 'statement'>;
const idsOf = ({ statement = [] }: Statement) => statement.map(({ id }) => id);

/** Whether customers calculate with the account's figures. */
export const coversAll = ({ scope1, scope2, purchases }: Coverage): boolean => scope1 && scope2 && purchases;
