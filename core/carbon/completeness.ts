import type { Completeness } from '../contracts/ca-years';

/** From here on the suppliers that are named make the purchases: the rest may stay the rest of its sectors, percent. */
const enoughNamed = 80;

/**
 * What has been entered for a year, with the percentage of what the boundary asks for: five parts of equal weight.
 * Purchases count by the share that sectors, and suppliers, are named for: one record is no distribution.
 */
export function completenessOf(entered: Omit<Completeness, 'percent'>): Completeness {
  const parts = [
    entered.scope1Activities > 0 ? 1 : 0,
    entered.scope2Activities > 0 ? 1 : 0,
    entered.spendVolume ? 1 : 0,
    partOf(entered.distributedShare, 100),
    partOf(entered.namedShare, enoughNamed),
  ];
  const sum = parts.reduce((all, part) => all + part, 0);
  // Rounded down, since only what is whole is 100.
  return { percent: Math.floor((100 * sum) / parts.length + 1e-6), ...entered };
}

const partOf = (share: number, whole: number) => Math.min(1, Math.max(0, share / whole));

/** Whether the suppliers that are named make most of the purchases. */
export const isNamedEnough = ({ namedShare }: Pick<Completeness, 'namedShare'>) =>
  partOf(namedShare, enoughNamed) === 1;
