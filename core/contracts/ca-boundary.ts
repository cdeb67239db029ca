import { Type, type Static } from 'typebox';
import { accountParts, boundaryParts, consolidationApproaches, maxExclusions } from '../terms/boundary-terms';
import { Year } from './ca-common';

const Text = (maxLength: number) => Type.String({ maxLength });
const maxNameLength = 200;

/** What an account leaves out, and the reason. */
export const Exclusion = Type.Object({
  name: Text(maxNameLength),
  reason: Text(1000),
  category: Type.Union([Type.Integer({ minimum: 1, maximum: 15 }), Type.Null()], {
    description:
      'scope 3 category of the Corporate Value Chain Standard; null for scope 1 and 2, or not stated',
  }),
  isWhole: Type.Optional(
    Type.Boolean({ description: 'true if the whole category is excluded; omitted if only a part of it is' }),
  ),
});
export type Exclusion = Static<typeof Exclusion>;

export const AccountPart = Type.Enum([...accountParts], {
  description: 'scope 1, scope 2, or a category of scope 3',
});

/** What a company has none of, and the reason: neither a gap in its account nor an exclusion. */
export const Absence = Type.Object({
  parts: Type.Array(AccountPart, { maxItems: accountParts.length }),
  reason: Text(1000),
});
export type Absence = Static<typeof Absence>;

const values = {
  approach: Type.Union([Type.Enum([...consolidationApproaches]), Type.Null()], {
    description: 'consolidation approach; null until one is chosen',
  }),
  fiscalYearStart: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: 'month, 1 to 12; defaults to that of the company profile',
  }),
  baseYear: Type.Union([Year, Type.Null()]),
  recalculationThreshold: Type.Number({
    description: 'percent of the base year’s total; a larger change of it calls for recalculation',
  }),
  responsibleName: Text(maxNameLength),
  responsibleFunction: Text(maxNameLength),
  responsibleEmail: Text(maxNameLength),
  exclusions: Type.Array(Exclusion, { maxItems: maxExclusions }),
  absences: Type.Array(Absence, { maxItems: accountParts.length }),
};

/** What a project's accounts cover, and what they are compared with. */
export const BoundaryValues = Type.Object(values);
export type BoundaryValues = Static<typeof BoundaryValues>;

export const Boundary = Type.Object({
  ...values,
  version: Type.Integer({ description: '0 until the boundary is changed' }),
});
export type Boundary = Static<typeof Boundary>;

export const BoundaryAnswer = Type.Object({ data: Boundary });
export type BoundaryAnswer = Static<typeof BoundaryAnswer>;

/** Members that are left out are not changed. */
export const BoundaryBody = Type.Object({
  data: Type.Object({
    ...Type.Partial(BoundaryValues).properties,
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'the version that the caller saw; 409 STALE_VERSION if it is not the current one',
      }),
    ),
  }),
});
export type BoundaryBody = Static<typeof BoundaryBody>;

/** The inventory of the base year, as of the calculation of a later year. Tonnes. */
export const BaseYear = Type.Object({
  year: Type.Integer(),
  scope1: Type.Number(),
  scope2: Type.Number({ description: 'market-based' }),
  scope3Baseline: Type.Number(),
  total: Type.Number(),
  intensity: Type.Union([Type.Number(), Type.Null()], { description: 'kg CO2e per USD of turnover' }),
});
export type BaseYear = Static<typeof BaseYear>;

/** The boundary in force when a year was calculated; later changes to the settings do not affect it. */
export const FrozenBoundary = Type.Object({
  ...values,
  base: Type.Union([BaseYear, Type.Null()], {
    description: 'null unless an earlier base year with results exists',
  }),
});
export type FrozenBoundary = Static<typeof FrozenBoundary>;

export const BoundaryPart = Type.Enum([...boundaryParts]);

/** How the base year has changed since a year was compared with it. Tonnes. */
export const BaseYearChange = Type.Object({
  year: Type.Integer(),
  before: Type.Number(),
  after: Type.Number(),
  percent: Type.Number({ description: 'percentage of `before`' }),
  threshold: Type.Number({ description: 'current threshold, in percent; smaller changes are not reported' }),
});
export type BaseYearChange = Static<typeof BaseYearChange>;
