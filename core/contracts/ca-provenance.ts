import { Type, type Static } from 'typebox';

/** What a result row was multiplied with, as it was when the row was made. */
export const FactorProvenance = Type.Object({
  id: Type.String(),
  value: Type.Number({ description: 'kg CO2e per unit' }),
  unit: Type.String({ description: 'such as kg CO2e/kWh' }),
  publisher: Type.String(),
  edition: Type.String(),
  year: Type.Union([Type.Integer(), Type.Null()], { description: 'that the figure speaks of' }),
  geography: Type.String({ description: 'ISO 3166-1 alpha-2, or GLOBAL' }),
  licence: Type.String(),
  boundary: Type.String(),
});
export type FactorProvenance = Static<typeof FactorProvenance>;

/**
 * What the amount of a purchase was multiplied from, as it was when the row was made:
 * `turnoverInThsdUSD * 1000 * spendShareOfTurnover/100 * shareOfInput/100 * shareOfSectorInput/100` is USD.
 */
export const PurchaseProvenance = Type.Object({
  turnoverInThsdUSD: Type.Number(),
  spendShareOfTurnover: Type.Number({ description: 'percent of turnover' }),
  shareOfInput: Type.Number({
    description: 'percent of purchases: of the sector, or what no sector was named for',
  }),
  shareOfSectorInput: Type.Union([Type.Number(), Type.Null()], {
    description:
      'percent of the sector: of the supplier, or what no supplier was named for; null without a sector',
  }),
});
export type PurchaseProvenance = Static<typeof PurchaseProvenance>;

const resultMethods = [
  'direct',
  'location-based',
  'market-based',
  'well-to-tank',
  'spend-based',
  'not-allocated',
  'biogenic',
] as const;
export const ResultMethod = Type.Enum([...resultMethods]);
export type ResultMethod = Static<typeof ResultMethod>;

/**
 * What a reader of the row must know. STAND_IN_FACTOR: no factor is known, 0.2 stands in, a gap to close.
 * EARLIER_YEAR, LATER_YEAR: the factor is of another year. OTHER_GEOGRAPHY: of another country.
 * GRID_FOR_RESIDUAL_MIX: no residual mix is known. WORLD_AVERAGE: nothing is known of the country.
 */
const resultNotes = [
  'STAND_IN_FACTOR',
  'EARLIER_YEAR',
  'LATER_YEAR',
  'OTHER_GEOGRAPHY',
  'GRID_FOR_RESIDUAL_MIX',
  'WORLD_AVERAGE',
] as const;
export const ResultNote = Type.Enum([...resultNotes]);
export type ResultNote = Static<typeof ResultNote>;
