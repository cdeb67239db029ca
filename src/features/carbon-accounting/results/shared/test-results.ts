import { methodVersion } from '../../../../../core/carbon/calculation/method-version';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import type { FrozenBoundary } from '../../../../../core/contracts/ca-boundary';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { testTotals } from '../../records/test-records';

/** A row of results for tests: gas, 500,000 kWh at 0.1829 kg. */
export function testResult(changes: Partial<EmissionResult> = {}): EmissionResult {
  return {
    id: 'row-1',
    year: 2024,
    scope: 1,
    scopeDetails: 'direct',
    category: null,
    inTotals: true,
    businessUnit: '',
    countryCode: 'DE',
    countryName: 'Germany',
    activityId: 101,
    activityName: 'Natural gas, gross calorific value',
    scope3SectorCode: null,
    scope3SectorName: null,
    supplierIdFrontend: null,
    supplierName: null,
    supplierDominantHotspotSectorId: null,
    supplierDominantHotspotSectorName: null,
    supplierLinkingStatus: null,
    supplierLinkingPerformance: 0,
    supplierLinkingBusinessSegmentSector: null,
    supplierLinkingBusinessSegmentCountry: null,
    inputId: null,
    purchase: null,
    figures: null,
    money: null,
    amount: 500_000,
    unit: 'kWh',
    factor: {
      id: 'desnz-2025/1',
      value: 0.1829,
      unit: 'kg CO2e/kWh',
      publisher: 'UK DESNZ',
      edition: '2025, version 1',
      year: 2025,
      geography: 'GB',
      licence: 'Open Government Licence v3.0',
      boundary: 'Combustion',
      gwp: 'AR5',
    },
    notes: [],
    dataQuality: 2,
    uncertaintyPercent: 5,
    baselineEmissionsTonsCO2e: 91.45,
    remainingEmissionsTonsCO2e: 91.45,
    savedEmissionsTonsCO2e: 0,
    needsRecalculation: false,
    methodVersion,
    createdAt: '2025-03-02T09:00:00Z',
    updatedAt: '2025-03-02T09:00:00Z',
    ...changes,
  };
}

/** A boundary with a calendar year and no base year. */
export const testBoundary: FrozenBoundary = {
  approach: 'operational-control',
  fiscalYearStart: 1,
  baseYear: null,
  recalculationThreshold: 5,
  responsibleName: 'Anna Berger',
  responsibleFunction: 'Sustainability',
  responsibleEmail: '',
  exclusions: [],
  absences: [],
  base: null,
};

export function testReport(changes: Partial<YearReport> = {}): YearReport {
  return {
    year: 2024,
    calculatedAt: '2025-03-02T09:00:00Z',
    durationMs: 400,
    needsRecalculation: false,
    factorSet: 'shipped',
    methodVersion,
    totals: testTotals(),
    boundary: testBoundary,
    boundaryChanges: [],
    baseYearChange: null,
    rows: 2,
    bySector: [
      {
        key: 'STEEL_MILL_PRODUCTS',
        name: 'Steel and iron mill products',
        baseline: 1000,
        remaining: 850,
        saved: 150,
      },
    ],
    bySupplier: [],
    byCountry: [{ key: 'DE', name: 'DE', baseline: 1150, remaining: 1000, saved: 150 }],
    byActivity: [
      { key: '101', name: 'Natural gas, gross calorific value', baseline: 100, remaining: 100, saved: 0 },
    ],
    dataQuality: { average: 3.4, shares: [10, 5, 5, 80, 0] },
    uncertaintyPercent: 38,
    improvements: [
      {
        key: 'ALLOCATE_SPEND/',
        name: '',
        scopeDetails: 'not-allocated',
        advice: 'ALLOCATE_SPEND',
        subject: { inputId: null, activityId: null, sectorCode: null, linkingId: null },
        tons: 850,
        uncertaintyBefore: 38,
        uncertaintyAfter: 29,
      },
    ],
    gaps: [],
    notes: [],
    sources: [
      {
        publisher: 'UK DESNZ',
        edition: '2025, version 1',
        licence: 'Open Government Licence v3.0',
        boundary: 'Combustion',
        gwp: 'AR5',
      },
    ],
    intensity: 0.2,
    completeness: { percent: 100, missing: [], contradicted: [], asksForPurchases: true },
    energy: null,
    ownFigures: { spendPercent: 0, tons: 0, suppliers: 0 },
    overlaps: [],
    supplierNews: [],
    change: {
      fromYear: 2023,
      before: 1100,
      activity: -150,
      contracts: 0,
      suppliers: 0,
      factor: 50,
      method: 0,
      after: 1000,
    },
    benchmark: null,
    ...changes,
  };
}
