import type { BusinessSegment } from '../contracts/business-segments';
import type { CustomerView, Implementation } from '../contracts/customer-view';

interface Performances {
  today: number;
  inOneYear: number;
  inThreeYears: number;
}

/**
 * The implementation degree, percent, from what a supplier submitted: a performance as a share of the best possible
 * one of its sector. The score is that share today, so it tells the best one with the catalogue of the day of the
 * submission; with nothing in place, `bestPerformance` of today's catalogue stands in.
 */
export function implementationOf(
  performance: Performances,
  score: number,
  bestPerformance: number,
): Record<keyof Implementation, number> {
  const best = score > 0 ? (100 * performance.today) / score : bestPerformance;
  const degree = (value: number) => (best > 0 ? Math.min(100, Math.max(0, (100 * value) / best)) : 0);
  return {
    today: degree(performance.today),
    inOneYear: degree(performance.inOneYear),
    inThreeYears: degree(performance.inThreeYears),
  };
}

/**
 * The figures that customers read of a segment: implementation degree and emissions avoided, percent; null where no
 * measure was answered. @param bestPerformance of today's catalogue
 */
export function figuresOf(
  { score, performance }: Pick<BusinessSegment, 'score' | 'performance'>,
  bestPerformance: number,
): Pick<CustomerView, 'implementation' | 'performance'> {
  return {
    implementation: performance && implementationOf(performance, score ?? 0, bestPerformance),
    performance: performance?.today ?? null,
  };
}
