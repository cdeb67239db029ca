import type { BusinessSegment } from '../contracts/business-segments';
import type { CustomerView, Implementation } from '../contracts/customer-view';

interface Performances {
  today: number;
  inOneYear: number;
  inThreeYears: number;
}

/**
 * The implementation degree, percent, from a submission: a performance as a share of the best possible one of its
 * sector. The score is today's share, so the best performance by the catalogue of the submission follows from it; with
 * nothing in place, `bestPerformance` of today's catalogue is used.
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
 * The figures of a segment that customers see: implementation degree and emissions avoided, percent; null if no measure
 * was answered.
 * @param bestPerformance of today's catalogue
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
