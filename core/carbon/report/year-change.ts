import type { YearChange } from '../../contracts/ca-years';
import { groupBy } from '../../collections/group-by';
import { kgPerTon } from '../calculation/totals';

/** Rows of a year with the same subject: one activity in one country, or one sector or supplier. */
export interface ChangeTerm {
  /** Terms of one purpose, such as the electricity of a country or the purchases of a sector. */
  pool: string;
  /** The cause of a change in the shares of the parts of its pool. */
  mix: 'contracts' | 'suppliers';
  /** The same in both years if comparable, such as `market-based/401/DE`. */
  part: string;
  /** What was bought or used, such as an activity in a country: rows of one subject have one method. */
  subject: string;
  /** Publisher, edition and method of the factor: if it differs, the method has changed. */
  source: string;
  /** 0 for losses of heat: the amount is that of the heat, another term of the same part. */
  amount: number;
  baseKg: number;
}

type Cause = 'activity' | 'contracts' | 'suppliers' | 'factor' | 'method';

interface Part {
  amount: number;
  kg: number;
  source: string;
}
interface Pool {
  mix: ChangeTerm['mix'];
  amount: number;
  kg: number;
  parts: ReadonlyMap<string, Part>;
  subjects: readonly string[];
}

/** What is smaller than this part of the total is nothing but rounding. */
const negligible = 1e-9;

/**
 * Splits the difference of two years into five causes that add up to it exactly. A pool with the amount A and the mean
 * factor F changes by `(A1 - A0) * (F0 + F1) / 2` for its activity. The rest is its mean factor, of parts with the
 * shares s and the factors f: `(s1 - s0) * (f0 + f1) / 2` for each part is its mix (another contract, other suppliers),
 * `(f1 - f0) * (s0 + s1) / 2` its factor, or its method where the source differs, times the mean of both amounts
 * (Shapley values of two causes). A part of one year alone has its factor in both. A pool that exists in only one year
 * is activity, unless the years use different methods and its subject counts in both: then it is method.
 */
export function changeBetween(
  before: readonly ChangeTerm[],
  after: readonly ChangeTerm[],
  isSameMethod = true,
): Omit<YearChange, 'fromYear'> {
  const [old, now] = [poolsOf(before), poolsOf(after)];
  const [oldSubjects, newSubjects] = [before, after].map(
    (terms) => new Set(terms.map(({ subject }) => subject)),
  );
  const wasBrought = ({ subjects }: Pool) =>
    !isSameMethod && subjects.some((each) => oldSubjects?.has(each) && newSubjects?.has(each));
  const change: Record<Cause, number> = { activity: 0, contracts: 0, suppliers: 0, factor: 0, method: 0 };
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(name), now.get(name)];
    if (a && b && a.amount > 0 && b.amount > 0) addPool(change, a, b);
    else {
      const alone = a ?? b;
      change[alone && wasBrought(alone) ? 'method' : 'activity'] += (b?.kg ?? 0) - (a?.kg ?? 0);
    }
  }
  const sum = (pools: typeof old) => [...pools.values()].reduce((kg, pool) => kg + pool.kg, 0);
  const [from, to] = [sum(old), sum(now)];
  const least = negligible * Math.max(from, to);
  const tons = (cause: Cause) => (Math.abs(change[cause]) < least ? 0 : change[cause] / kgPerTon);
  return {
    before: from / kgPerTon,
    activity: tons('activity'),
    contracts: tons('contracts'),
    suppliers: tons('suppliers'),
    factor: tons('factor'),
    method: tons('method'),
    after: to / kgPerTon,
  };
}

function addPool(change: Record<Cause, number>, a: Pool, b: Pool): void {
  change.activity += ((b.amount - a.amount) * (a.kg / a.amount + b.kg / b.amount)) / 2;
  const amount = (a.amount + b.amount) / 2;
  for (const name of new Set([...a.parts.keys(), ...b.parts.keys()])) {
    const [p, q] = [a.parts.get(name), b.parts.get(name)];
    const [s0, s1] = [(p?.amount ?? 0) / a.amount, (q?.amount ?? 0) / b.amount];
    const f0 = factorOf(p) ?? factorOf(q) ?? 0;
    const f1 = factorOf(q) ?? f0;
    change[b.mix] += (amount * (s1 - s0) * (f0 + f1)) / 2;
    change[p?.source === q?.source ? 'factor' : 'method'] += (amount * (f1 - f0) * (s0 + s1)) / 2;
  }
}

const factorOf = (part: Part | undefined) => (part && part.amount > 0 ? part.kg / part.amount : undefined);

function poolsOf(terms: readonly ChangeTerm[]): Map<string, Pool> {
  const pools = [...groupBy(terms, ({ pool }) => pool)].map(([name, ofPool]): [string, Pool] => {
    const parts = [...groupBy(ofPool, ({ part }) => part)].map(([part, group]): [string, Part] => [
      part,
      { ...sumOf(group), source: [...new Set(group.map(({ source }) => source))].sort().join(' + ') },
    ]);
    const subjects = ofPool.map(({ subject }) => subject);
    return [name, { mix: ofPool[0]?.mix ?? 'suppliers', ...sumOf(ofPool), parts: new Map(parts), subjects }];
  });
  return new Map(pools);
}

function sumOf(terms: readonly ChangeTerm[]): { amount: number; kg: number } {
  return {
    amount: terms.reduce((sum, { amount }) => sum + amount, 0),
    kg: terms.reduce((sum, { baseKg }) => sum + baseKg, 0),
  };
}
