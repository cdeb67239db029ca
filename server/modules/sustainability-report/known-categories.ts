import { isClose } from '../../../core/vsme/facts';
import type { KnownValue } from '../../../core/terms/report-value';
import { categoryConcept } from '../../../core/vsme/scope-3-categories';

/**
 * Scope 3 of an account by category, only those with emissions. Together they are exactly the total of the
 * account, in any order of adding: each is rounded to the last binary digit of the total, and the largest is
 * the remainder. None if the categories do not make up the total.
 * @param total tonnes of CO2e
 * @param categories tonnes of CO2e by category, 1 to 15
 */
export function knownCategories(total: number, categories: ReadonlyMap<number, number>): KnownValue[] {
  const parts = [...categories].filter(([, tons]) => tons > 0).sort(([a], [b]) => a - b);
  const [largest] = [...parts].sort(([, a], [, b]) => b - a);
  if (!largest || !isClose(sumOf(parts), total)) return [];
  // Added to the total, a number has no digits below the last one of the total.
  const others = parts
    .filter((part) => part !== largest)
    .map(([category, tons]) => [category, total + tons - total] as const);
  const rest = [largest[0], total - sumOf(others)] as const;
  return [...others, rest]
    .sort(([a], [b]) => a - b)
    .map(([category, value]) => ({
      ...{ concept: categoryConcept(category), member: '', value },
      source: 'carbonAccount',
    }));
}

const sumOf = (parts: readonly (readonly [category: number, tons: number])[]): number =>
  parts.reduce((sum, [, tons]) => sum + tons, 0);
