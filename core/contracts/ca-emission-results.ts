import { Type, type Static } from 'typebox';
import {
  FactorProvenance,
  MethodVersion,
  MoneyProvenance,
  PurchaseProvenance,
  ResultMethod,
  ResultNote,
} from './ca-provenance';
import { YearPageQuery } from './ca-common';
import { ResultFigures } from './ca-supplier-figures';
import { Instant, PageMeta } from './common';
import { orNull } from './or-null';

/**
 * One term of a year's account with everything it was calculated from:
 * `amount * factor.value = base kg`, of which `saved` is `supplierLinkingPerformance` percent.
 */
export const EmissionResult = Type.Object({
  id: Type.String(),
  year: Type.Integer(),
  scope: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  scopeDetails: ResultMethod,
  category: orNull(
    Type.Integer({
      minimum: 1,
      maximum: 15,
      description:
        'category of the Corporate Value Chain Standard; null outside scope 3, and in results of method version 1',
    }),
  ),
  inTotals: Type.Boolean({ description: 'false for location-based and biogenic rows, which are memo items' }),
  businessUnit: Type.String({ description: 'resourceId of the activity data; may be empty' }),
  countryCode: Type.String(),
  countryName: Type.String(),
  activityId: orNull(Type.Integer()),
  activityName: orNull(Type.String()),
  scope3SectorCode: orNull(Type.String()),
  scope3SectorName: orNull(Type.String()),
  supplierIdFrontend: orNull(Type.String()),
  supplierName: orNull(Type.String()),
  supplierDominantHotspotSectorId: orNull(Type.Integer()),
  supplierDominantHotspotSectorName: orNull(Type.String()),
  supplierLinkingStatus: orNull(Type.String({ description: 'invited, accepted, declined or submitted' })),
  supplierLinkingPerformance: Type.Number({ description: 'percent; 0 unless the supplier has submitted' }),
  supplierLinkingBusinessSegmentSector: orNull(Type.String()),
  supplierLinkingBusinessSegmentCountry: orNull(Type.String()),
  inputId: orNull(
    Type.String({
      description: 'id of the activity data, distribution or supplier input that the row was calculated from',
    }),
  ),
  purchase: Type.Union([PurchaseProvenance, Type.Null()], {
    description: 'null unless calculated from spend, and in results calculated before it was recorded',
  }),
  money: Type.Union([MoneyProvenance, Type.Null()], {
    description: 'how the turnover was converted; null if it was entered in USD at 2022 prices',
  }),
  figures: Type.Union([ResultFigures, Type.Null()], {
    description:
      'for purchases whose supplier shared its own figures at the time of calculation; otherwise null',
  }),
  amount: Type.Number(),
  unit: Type.String(),
  factor: FactorProvenance,
  notes: Type.Array(ResultNote),
  dataQuality: Type.Integer({ minimum: 1, maximum: 5, description: '1 (best) to 5 (worst)' }),
  uncertaintyPercent: Type.Number({ description: 'uncertainty of the row at 95 % confidence' }),
  baselineEmissionsTonsCO2e: Type.Number({
    description: 'counted in the inventory: amount * factor.value = remaining + saved',
  }),
  remainingEmissionsTonsCO2e: Type.Number(),
  savedEmissionsTonsCO2e: Type.Number(),
  needsRecalculation: Type.Boolean({
    description: 'the inputs of the year have changed since the calculation',
  }),
  methodVersion: MethodVersion,
  createdAt: Instant,
  updatedAt: Instant,
});
export type EmissionResult = Static<typeof EmissionResult>;

export const EmissionResultList = Type.Object({ data: Type.Array(EmissionResult), meta: PageMeta });
export type EmissionResultList = Static<typeof EmissionResultList>;

/** The largest rows first; keys are those of the report's contributions. */
export const EmissionResultQuery = Type.Object({
  ...YearPageQuery.properties,
  scope: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, description: 'of the GHG Protocol' })),
  sector: Type.Optional(Type.String({ maxLength: 100, description: 'sector code' })),
  supplier: Type.Optional(Type.String({ maxLength: 100, description: 'supplier id' })),
  country: Type.Optional(Type.String({ maxLength: 2, description: 'ISO 3166-1 alpha-2' })),
  activity: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647, description: 'activity id' })),
});
export type EmissionResultQuery = Static<typeof EmissionResultQuery>;

/**
 * Tonnes of CO2e. Scope 2 counts market-based; the location-based sum and biogenic CO2 are memo. `saved` compares
 * suppliers with a sector average, so the inventory counts purchases at their baseline.
 */
export const EmissionTotals = Type.Object({
  scope1: Type.Number(),
  scope2: Type.Number({ description: 'market-based' }),
  scope2LocationBased: Type.Number({ description: 'memo item, not part of `total`' }),
  scope3: Type.Number({
    description: "scope 3 after suppliers' reduction measures: the remaining emissions; not part of `total`",
  }),
  scope3Saved: Type.Number({
    description: "reduction by suppliers' measures, compared with the averages of their sectors",
  }),
  scope3Baseline: Type.Number({ description: 'scope 3 of the inventory: scope3 + scope3Saved' }),
  biogenic: Type.Number({ description: 'biogenic CO2, a memo item outside the scopes' }),
  total: Type.Number({ description: 'the inventory: scope1 + scope2 + scope3Baseline' }),
  totalWithMeasures: Type.Number({
    description: 'scope1 + scope2 + scope3: reported next to the inventory, never as its total',
  }),
});
export type EmissionTotals = Static<typeof EmissionTotals>;

export const CalculateBody = Type.Object({
  year: Type.Unknown({ errorMessage: 'Both projectId and year are required for calculation' }),
});
export type CalculateBody = Static<typeof CalculateBody>;

export const CalculationAnswer = Type.Object({
  data: Type.Object({
    year: Type.Integer(),
    durationMs: Type.Integer(),
    rows: Type.Integer(),
    totals: EmissionTotals,
  }),
});
export type CalculationAnswer = Static<typeof CalculationAnswer>;
