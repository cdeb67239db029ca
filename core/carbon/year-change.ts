import type { YearChange } from '../contracts/ca-years';
import { groupBy } from './group-by';
import { kgPerTon } from './totals';

/** The rows of a year that mean the same: one activity in one country, or one sector or supplier. */
export interface ChangeTerm {
  /** The same in both years for what can be compared, such as `market-based/401/DE`. */
  subject: string;
  /** Publisher, edition and method of the factor: another one is a change of method. */
  source: string;
  amount: number;
  remainingKg: number;
}

/**
 * Splits the difference of two years into parts that add up to it exactly. With amounts A and kg per unit F, a
 * subject changes by `(A1 - A0) * (F0 + F1) / 2` for its amount and by `(F1 - F0) * (A0 + A1) / 2` for its factor
 * (the Shapley value of two causes), or for its method where the source differs. What came or went is amount.
 */
export function changeBetween(
  before: readonly ChangeTerm[],
  after: readonly ChangeTerm[],
): Omit<YearChange, 'fromYear'> {
  const [old, now] = [sumBySubject(before), sumBySubject(after)];
  const change = { activity: 0, factor: 0, method: 0 };
  for (const subject of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(subject), now.get(subject)];
    if (!a || !b || a.amount === 0 || b.amount === 0) {
      change.activity += (b?.kg ?? 0) - (a?.kg ?? 0);
      continue;
    }
    const [f0, f1] = [a.kg / a.amount, b.kg / b.amount];
    change.activity += ((b.amount - a.amount) * (f0 + f1)) / 2;
    change[a.source === b.source ? 'factor' : 'method'] += ((f1 - f0) * (a.amount + b.amount)) / 2;
  }
  const kg = (sums: typeof old) => [...sums.values()].reduce((sum, term) => sum + term.kg, 0);
  return {
    before: kg(old) / kgPerTon,
    activity: change.activity / kgPerTon,
    factor: change.factor / kgPerTon,
    method: change.method / kgPerTon,
    after: kg(now) / kgPerTon,
  };
}

function sumBySubject(terms: readonly ChangeTerm[]) {
  return new Map(
    [...groupBy(terms, ({ subject }) => subject)].map(([subject, group]) => [
      subject,
      {
        amount: group.reduce((sum, { amount }) => sum + amount, 0),
        kg: group.reduce((sum, { remainingKg }) => sum + remainingKg, 0),
        source: [...new Set(group.map(({ source }) => source))].sort().join(' + '),
      },
    ]),
  );
}
