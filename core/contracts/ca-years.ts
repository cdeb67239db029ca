import { Type, type Static } from 'typebox';
import { AccountPart, BaseYear, BaseYearChange, BoundaryPart, FrozenBoundary } from './ca-boundary';
import { EmissionTotals } from './ca-emission-results';
import { Year } from './ca-common';
import { AnsweredOverlap } from './ca-overlaps';
import { FactorProvenance, MethodVersion, ResultMethod, ResultNote } from './ca-provenance';
import { Instant } from './common';
import { YearVerification } from './ca-verifications';
import { orNull } from './or-null';

/** How the boundary of a calculated year differs from today's settings. */
const boundaryToday = {
  boundaryChanges: Type.Array(BoundaryPart, {
    description: 'settings that have changed since the year was calculated',
  }),
  baseYearChange: orNull(BaseYearChange),
};

/**
 * How much of what the boundary requires is entered. `percent` weights six parts equally: scope 1, scope 2, purchases
 * in three steps by the assigned share, and the other categories of scope 3.
 */
const completeness = {
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  missing: Type.Array(AccountPart, {
    description: 'parts without figures that are neither excluded nor marked as absent',
  }),
  contradicted: Type.Array(AccountPart, { description: 'parts with figures that are marked as absent' }),
  asksForPurchases: Type.Boolean(),
};
const Completeness = Type.Object(completeness);
export type Completeness = Static<typeof Completeness>;

/** The same, with what has been entered for a year. */
const EnteredCompleteness = Type.Object({
  ...completeness,
  scope1Activities: Type.Integer(),
  scope2Activities: Type.Integer(),
  spendVolume: Type.Boolean(),
  distributedShare: Type.Number({ description: 'sum of shareOfInput, in percent; complete at 100' }),
  supplierInputs: Type.Integer(),
  namedShare: Type.Number({
    description: 'percent of purchases assigned to suppliers; complete at 80',
  }),
  unassignedSupplierInputs: Type.Integer(),
});
export type EnteredCompleteness = Static<typeof EnteredCompleteness>;

/** MWh that a year's activities use, by kind and renewable or not; energy sold is not in the total. */
const YearEnergy = Type.Object({
  parts: Type.Array(
    Type.Object({
      kind: Type.Enum(['fuels', 'electricity', 'heat', 'ownGeneration']),
      renewable: Type.Number(),
      other: Type.Number(),
    }),
  ),
  renewable: Type.Number(),
  other: Type.Number(),
  total: Type.Number({ description: 'MWh; for fuels, by net calorific value' }),
  sold: Type.Number({ description: 'MWh of own generation that was sold' }),
  unknown: Type.Optional(
    Type.Array(Type.Integer(), {
      description:
        'ids of activities added by the operator that are not counted, because the factor set does not state their energy',
    }),
  ),
});
export type YearEnergy = Static<typeof YearEnergy>;

/** A year that has inputs or results. */
const YearOverview = Type.Object({
  year: Type.Integer(),
  totals: orNull(EmissionTotals),
  energy: Type.Union([Type.Pick(YearEnergy, ['renewable', 'other', 'total']), Type.Null()], {
    description: 'MWh; null without results, and in results calculated before energy was recorded',
  }),
  needsRecalculation: Type.Boolean(),
  calculatedAt: orNull(Instant),
  completeness: EnteredCompleteness,
  uncertaintyPercent: orNull(Type.Number()),
  gaps: Type.Integer({ description: 'number of rows calculated with the stand-in factor' }),
  methodVersion: orNull(MethodVersion),
  base: orNull(BaseYear),
  ...boundaryToday,
});
export type YearOverview = Static<typeof YearOverview>;

/** Every year, the newest first: the calendar limits their number. */
export const YearOverviewList = Type.Object({ data: Type.Array(YearOverview) });
export type YearOverviewList = Static<typeof YearOverviewList>;

/** Tonnes of CO2e that come from one sector, supplier, country or activity; the largest first. */
const Contribution = Type.Object({
  key: Type.String({
    description: 'sector code, supplier id, country code or activity id; OTHER for the remainder',
  }),
  name: Type.String(),
  baseline: Type.Number({ description: 'counted in the inventory' }),
  remaining: Type.Number(),
  saved: Type.Number(),
});
export type Contribution = Static<typeof Contribution>;

/** A step that would narrow the estimate of the year, with its effect. */
const Improvement = Type.Object({
  key: Type.String(),
  name: Type.String(),
  scopeDetails: ResultMethod,
  advice: Type.Enum(
    ['CLOSE_GAP', 'ALLOCATE_SPEND', 'MEASURE_AMOUNT', 'ASK_SUPPLIER', 'LOCAL_FACTOR', 'CURRENT_FACTOR'],
    { description: 'recommended action' },
  ),
  subject: orNull(
    Type.Object({
      inputId: orNull(Type.String({ description: 'id of the record to correct' })),
      activityId: orNull(Type.Integer()),
      sectorCode: orNull(Type.String()),
      linkingId: orNull(Type.String({ description: 'linkingId of the supplier to contact' })),
    }),
  ),
  tons: Type.Number({ description: 'tonnes of CO2e affected' }),
  uncertaintyBefore: Type.Number({ description: 'current uncertainty of the total, in percent' }),
  uncertaintyAfter: Type.Number({ description: 'uncertainty of the total after this step, in percent' }),
});

export type Improvement = Static<typeof Improvement>;

const Gap = Type.Object({
  name: Type.String(),
  scopeDetails: ResultMethod,
  amount: Type.Number(),
  unit: Type.String(),
  tons: Type.Number({ description: 'tonnes of CO2e, calculated with the stand-in factor' }),
});

/** Why the total differs from the year before; the parts add up to `after - before`. Tonnes. */
const YearChange = Type.Object({
  fromYear: Type.Integer(),
  before: Type.Number(),
  activity: Type.Number({ description: 'because more or less was used or bought' }),
  contracts: Type.Number({ description: 'because electricity contracts changed' }),
  suppliers: Type.Number({ description: 'because suppliers or their figures changed' }),
  factor: Type.Number({ description: 'because the same source published a different figure' }),
  method: Type.Number({ description: 'because the source, edition or method changed' }),
  after: Type.Number(),
});

export type YearChange = Static<typeof YearChange>;

/** Intensities, kg CO2e per USD of turnover, of companies of the same industry; null below five companies. */
const Benchmark = Type.Object({
  companies: Type.Integer(),
  lowerQuartile: Type.Number(),
  median: Type.Number(),
  upperQuartile: Type.Number(),
});

/**
 * What a supplier has shared, or withdrawn, since the year was calculated. The results change only when the year is
 * calculated again.
 */
const SupplierNews = Type.Object({
  linkingId: Type.String({ format: 'uuid' }),
  supplierName: Type.String(),
  what: Type.Enum(['newer', 'withdrawn']),
});
export type SupplierNews = Static<typeof SupplierNews>;

/** The results of a year, ready for display. Lists have at most 50 entries and the rest. */
export const YearReport = Type.Object({
  year: Type.Integer(),
  calculatedAt: Instant,
  durationMs: Type.Integer(),
  needsRecalculation: Type.Boolean(),
  factorSet: Type.String(),
  methodVersion: MethodVersion,
  totals: EmissionTotals,
  rows: Type.Integer(),
  bySector: Type.Array(Contribution),
  bySupplier: Type.Array(Contribution),
  byCountry: Type.Array(Contribution),
  byActivity: Type.Array(Contribution),
  dataQuality: Type.Object({
    average: Type.Number({
      description: '1 (best) to 5 (worst), weighted by emissions; 0 without emissions',
    }),
    shares: Type.Array(Type.Number(), {
      description: 'percent of emissions with data quality 1, 2, 3, 4 and 5',
    }),
  }),
  uncertaintyPercent: Type.Number({
    description: 'uncertainty of the total at 95 % confidence, estimated by error propagation',
  }),
  improvements: Type.Array(Improvement),
  gaps: Type.Array(Gap),
  notes: Type.Array(Type.Object({ note: ResultNote, rows: Type.Integer(), tons: Type.Number() })),
  sources: Type.Array(
    Type.Object({
      ...Type.Pick(FactorProvenance, ['publisher', 'edition', 'licence', 'boundary']).properties,
      gwp: Type.Optional(
        Type.String({
          description:
            'IPCC assessment report, as in the provenance of a factor; omitted for CO2 only, or if not stated',
        }),
      ),
    }),
  ),
  intensity: orNull(Type.Number({ description: 'kg CO2e per USD of turnover; null without turnover' })),
  completeness: Type.Union([Completeness, Type.Null()], {
    description: 'as of the calculation; null in results calculated before it was recorded',
  }),
  energy: Type.Union([YearEnergy, Type.Null()], {
    description: 'null in results calculated before it was recorded',
  }),
  ownFigures: Type.Union(
    [
      Type.Object({
        spendPercent: Type.Number({ description: 'percent of purchases' }),
        tons: Type.Number(),
        suppliers: Type.Integer({ description: 'number of suppliers' }),
      }),
      Type.Null(),
    ],
    {
      description:
        "the part calculated with suppliers' own figures; null in results calculated before these were used",
    },
  ),
  overlaps: Type.Union([Type.Array(AnsweredOverlap), Type.Null()], {
    description: 'possible double counting; null in results calculated before it was recorded',
  }),
  supplierNews: Type.Array(SupplierNews, { description: 'at most 50, by name' }),
  boundary: Type.Union([FrozenBoundary, Type.Null()], {
    description: 'boundary as of the calculation; null in results calculated before it was recorded',
  }),
  ...boundaryToday,
  verification: Type.Optional(YearVerification),
  change: orNull(YearChange),
  benchmark: orNull(Benchmark),
});
export type YearReport = Static<typeof YearReport>;

export const YearReportAnswer = Type.Object({ data: YearReport });
export type YearReportAnswer = Static<typeof YearReportAnswer>;

/**
 * Copies the inputs of `from`; a part (activities, spend, distribution with suppliers) that has entries is not changed.
 */
export const CopyYearBody = Type.Object({ from: Year });
export type CopyYearBody = Static<typeof CopyYearBody>;

export const CopyYearAnswer = Type.Object({
  data: Type.Object({
    activities: Type.Integer(),
    spendVolumes: Type.Integer(),
    distributions: Type.Integer(),
    supplierInputs: Type.Integer(),
  }),
});
export type CopyYearAnswer = Static<typeof CopyYearAnswer>;
