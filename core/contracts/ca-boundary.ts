import { Type, type Static } from 'typebox';
import { accountParts, boundaryParts, consolidationApproaches } from '../carbon/boundary-terms';
import { Year } from './ca-common';

const Text = (maxLength: number) => Type.String({ maxLength });
const longestName = 200;

/** What an account leaves out, and the reason. */
export const Exclusion = Type.Object({
  name: Text(longestName),
  reason: Text(1000),
  category: Type.Union([Type.Integer({ minimum: 1, maximum: 15 }), Type.Null()], {
    description: 'of scope 3, Corporate Value Chain Standard; null for scope 1 and 2, or not said',
  }),
  isWhole: Type.Optional(
    Type.Boolean({ description: 'true where nothing of the category is counted; left out for a part of it' }),
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
    description: 'by which the sites of the company are counted; null as long as none is chosen',
  }),
  fiscalYearStart: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: 'month; that of the company profile until another is chosen',
  }),
  baseYear: Type.Union([Year, Type.Null()]),
  recalculationThreshold: Type.Number({
    description: 'percent of the total of the base year from which on a change of it asks to recalculate',
  }),
  responsibleName: Text(longestName),
  responsibleFunction: Text(longestName),
  responsibleEmail: Text(longestName),
  exclusions: Type.Array(Exclusion, { maxItems: 50 }),
  absences: Type.Array(Absence, { maxItems: accountParts.length }),
};

/** What a project's accounts cover, and what they are compared with. */
export const BoundaryValues = Type.Object(values);
export type BoundaryValues = Static<typeof BoundaryValues>;

export const Boundary = Type.Object({
  ...values,
  version: Type.Integer({ description: '0 until something is chosen' }),
});
export type Boundary = Static<typeof Boundary>;

export const BoundaryAnswer = Type.Object({ data: Boundary });
export type BoundaryAnswer = Static<typeof BoundaryAnswer>;

/** Members that are left out are not changed. */
export const BoundaryBody = Type.Object({
  data: Type.Object({
    ...Type.Partial(BoundaryValues).properties,
    version: Type.Optional(
      Type.Integer({ minimum: 0, description: 'that was seen: 409 STALE_VERSION for any other' }),
    ),
  }),
});

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
    description: 'null without a base year that is earlier and had results',
  }),
});
export type FrozenBoundary = Static<typeof FrozenBoundary>;

export const BoundaryPart = Type.Enum([...boundaryParts]);

/** How the base year has changed since a year was compared with it. Tonnes. */
export const BaseYearChange = Type.Object({
  year: Type.Integer(),
  before: Type.Number(),
  after: Type.Number(),
  percent: Type.Number({ description: 'of `before`' }),
  threshold: Type.Number({ description: 'percent, as it is set today: smaller changes are not told' }),
});
export type BaseYearChange = Static<typeof BaseYearChange>;
