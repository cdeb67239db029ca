import { methodVersion } from '../../../../core/carbon/calculation/method-version';
import type { EmissionTotals } from '../../../../core/contracts/ca-emission-results';
import type { YearOverview } from '../../../domain/carbon/years-api';

/** Totals for tests, in tonnes; each test sets only what it needs. */
export function testTotals(changes: Partial<EmissionTotals> = {}): EmissionTotals {
  return {
    scope1: 100,
    scope2: 50,
    scope2LocationBased: 60,
    scope3: 850,
    scope3Saved: 150,
    scope3Baseline: 1000,
    biogenic: 0,
    total: 1150,
    totalWithMeasures: 1000,
    ...changes,
  };
}

export function testYear(changes: Partial<YearOverview> = {}): YearOverview {
  return {
    year: 2024,
    totals: testTotals(),
    energy: null,
    needsRecalculation: false,
    calculatedAt: '2025-03-02T09:00:00Z',
    completeness: {
      percent: 100,
      missing: [],
      contradicted: [],
      asksForPurchases: true,
      scope1Activities: 3,
      scope2Activities: 2,
      spendVolume: true,
      distributedShare: 100,
      supplierInputs: 4,
      namedShare: 85,
      unassignedSupplierInputs: 0,
    },
    uncertaintyPercent: 12,
    base: null,
    boundaryChanges: [],
    baseYearChange: null,
    gaps: 0,
    methodVersion,
    ...changes,
  };
}
