import type { BoundaryValues } from '../../contracts/ca-boundary';
import type { Completeness } from '../../contracts/ca-years';
import { accountParts, partOfCategory, type AccountPart } from '../../terms/boundary-terms';
import { fuelAndEnergy, purchasedGoods } from '../inputs/scope-3-categories';
import type { YearInputs } from '../inputs/year-inputs';

/** From this share on the named suppliers suffice: the rest may remain with its sectors, percent. */
const enoughNamed = 80;

const purchases = partOfCategory(purchasedGoods);
/** Upstream of fuels and electricity is calculated with them; nobody enters it. */
const calculated = partOfCategory(fuelAndEnergy);
/** What is required besides scope 1, scope 2 and purchases. */
const otherCategories = accountParts
  .filter((part) => part.startsWith('category'))
  .filter((part) => part !== purchases && part !== calculated);

/** The entries of a year that its completeness depends on. */
export interface Entered {
  scope1Activities: number;
  scope2Activities: number;
  spendVolume: boolean;
  /** Percent of the purchases. */
  distributedShare: number;
  /** Percent of the purchases. */
  namedShare: number;
  /** Scope 3 categories of the activities, and of the sectors of purchases if the turnover is known. */
  categories: readonly number[];
}

/**
 * How much is entered of what the boundary requires: scope 1, scope 2, purchases in three steps, and the other
 * categories of scope 3 together, six parts of equal weight. What the company has none of, and a category that is left
 * out altogether, is not required (Corporate Value Chain Standard, chapter 6: account for all, or justify). Purchases
 * count by the share that is assigned to sectors and suppliers: a single record is not a distribution.
 */
export function completenessOf(
  entered: Entered,
  boundary: Pick<BoundaryValues, 'absences' | 'exclusions'>,
): Completeness {
  const absent = absentParts(boundary);
  const isSettled = new Set([
    ...absent,
    ...boundary.exclusions.flatMap(({ category, isWhole }) =>
      isWhole && category !== null ? [partOfCategory(category)] : [],
    ),
  ]);
  const present = presentParts(entered);
  const isMissing = (part: AccountPart) => (part === purchases ? !entered.spendVolume : !present.has(part));
  const missing = accountParts.filter(
    (part) => part !== calculated && isMissing(part) && !isSettled.has(part),
  );
  const asked = otherCategories.filter((part) => !isSettled.has(part));
  const parts: [AccountPart | undefined, number][] = [
    ['scope1', entered.scope1Activities > 0 ? 1 : 0],
    ['scope2', entered.scope2Activities > 0 ? 1 : 0],
    [purchases, entered.spendVolume ? 1 : 0],
    [purchases, shareOf(entered.distributedShare, 100)],
    [purchases, shareOf(entered.namedShare, enoughNamed)],
    [
      undefined,
      asked.length === 0 ? 1 : shareOf(asked.filter((part) => present.has(part)).length, asked.length),
    ],
  ];
  const asking = parts.filter(([part]) => !part || !isSettled.has(part));
  const sum = asking.reduce((all, [, part]) => all + part, 0);
  return {
    // Rounded down: only a complete account is 100.
    percent: Math.floor((100 * sum) / asking.length + 1e-6),
    missing,
    contradicted: accountParts.filter((part) => absent.has(part) && present.has(part)),
    asksForPurchases: !isSettled.has(purchases),
  };
}

/** The parts that a boundary states the company has none of. */
export const absentParts = ({ absences }: Pick<BoundaryValues, 'absences'>): ReadonlySet<AccountPart> =>
  new Set(absences.flatMap(({ parts }) => parts));

/** The inputs of a calculation as entries of completeness. */
export function enteredIn({ activities, spend, distributions, supplierInputs }: YearInputs): Entered {
  const shares = new Map(distributions.map(({ id, shareOfInput }) => [id, shareOfInput]));
  const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    scope1Activities: activities.filter(({ scope }) => scope === 1).length,
    scope2Activities: activities.filter(({ scope }) => scope === 2).length,
    spendVolume: spend !== undefined,
    distributedShare: sumOf(distributions.map(({ shareOfInput }) => shareOfInput)),
    namedShare: sumOf(
      supplierInputs.map(
        ({ distributionId, shareOfSectorInput }) =>
          ((shares.get(distributionId) ?? 0) * shareOfSectorInput) / 100,
      ),
    ),
    categories: [
      ...activities.flatMap(({ category }) => category ?? []),
      ...distributions
        .filter(({ shareOfInput }) => spend && shareOfInput > 0)
        .map(({ sector }) => sector.category),
    ],
  };
}

function presentParts({ scope1Activities, scope2Activities, spendVolume, categories }: Entered) {
  const present = new Set(categories.map(partOfCategory));
  if (scope1Activities > 0) present.add('scope1');
  if (scope2Activities > 0) present.add('scope2');
  if (spendVolume) present.add(purchases);
  return present;
}

const shareOf = (share: number, whole: number) => Math.min(1, Math.max(0, share / whole));

/** Whether the named suppliers account for most of the purchases. */
export const isNamedEnough = ({ namedShare }: Pick<Entered, 'namedShare'>) =>
  shareOf(namedShare, enoughNamed) === 1;
