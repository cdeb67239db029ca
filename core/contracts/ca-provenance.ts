import { Type, type Static } from 'typebox';

/** The factor of a result row, as it was when the row was calculated. */
export const FactorProvenance = Type.Object({
  id: Type.String(),
  value: Type.Number({ description: 'kg CO2e per unit' }),
  unit: Type.String({ description: 'for example kg CO2e/kWh' }),
  publisher: Type.String(),
  edition: Type.String(),
  year: Type.Union([Type.Integer(), Type.Null()], { description: 'year that the factor refers to' }),
  geography: Type.String({ description: 'ISO 3166-1 alpha-2, or GLOBAL' }),
  licence: Type.String(),
  boundary: Type.String(),
  gwp: Type.Union([Type.String(), Type.Null()], {
    description:
      'IPCC assessment report of the warming potentials, for example AR5; null for CO2 only, or if not stated',
  }),
});
export type FactorProvenance = Static<typeof FactorProvenance>;

/** How turnover in the currency of the books became USD of 2022: `turnoverInThsd * usdPerUnit * priceFactor`. */
export const MoneyProvenance = Type.Object({
  turnoverInThsd: Type.Number(),
  currency: Type.String({ description: 'ISO 4217' }),
  usdPerUnit: Type.Number({ description: 'annual mean rate of the European Central Bank; 1 for USD' }),
  rateYear: Type.Integer({ description: 'year of the mean rate' }),
  priceFactor: Type.Number({ description: 'US CPI-U of 2022 / US CPI-U of `indexYear`' }),
  indexYear: Type.Integer(),
});
export type MoneyProvenance = Static<typeof MoneyProvenance>;

/**
 * The terms of a purchase's amount, as they were when the row was calculated:
 * `turnoverInThsdUSD * 1000 * spendShareOfTurnover/100 * shareOfInput/100 * shareOfSectorInput/100` is USD.
 */
export const PurchaseProvenance = Type.Object({
  turnoverInThsdUSD: Type.Number({ description: 'thousand USD at 2022 prices' }),
  spendShareOfTurnover: Type.Number({ description: 'percent of turnover' }),
  shareOfInput: Type.Number({
    description: 'percent of all purchases: the share of the sector, or the share not assigned to a sector',
  }),
  shareOfSectorInput: Type.Union([Type.Number(), Type.Null()], {
    description:
      'percent of the sector: the share of the supplier, or the share not assigned to a supplier; null without a sector',
  }),
});
export type PurchaseProvenance = Static<typeof PurchaseProvenance>;

/**
 * The version of the rules that results were calculated by; results keep it until the year is calculated again.
 * 1: the total counted suppliers' savings, whatever segment they had submitted.
 * 2: the inventory counts purchases at their baseline, and a performance counts only for its own sector, country and
 * time.
 * 3: the upstream of electricity whose scope 2 factor counts generation only is in category 3.
 * 4: figures that a supplier shares from its own account take precedence over the average of its sector; so do
 * footprints of products that it offers, where a quantity of them is entered.
 * 5: the upstream of kilometres driven in company vehicles, and the distribution losses of district heat and steam,
 * are in category 3.
 */
export const MethodVersion = Type.Integer({ minimum: 1, description: 'version of the calculation rules' });

const resultMethods = [
  'direct',
  'location-based',
  'market-based',
  'well-to-tank',
  'supplier-specific',
  'supplier-allocated',
  'supplier-intensity',
  'spend-based',
  'not-allocated',
  'biogenic',
] as const;
export const ResultMethod = Type.Enum([...resultMethods]);
export type ResultMethod = Static<typeof ResultMethod>;

/**
 * What a reader of the row must know. STAND_IN_FACTOR: no factor is known, so 0.2 is used, a gap to close.
 * EARLIER_YEAR, LATER_YEAR: the factor is of another year. OTHER_GEOGRAPHY: of another country. EDITION_YEAR: the
 * factor's edition is for another year than the account. GRID_FOR_RESIDUAL_MIX: no residual mix is known.
 * UPSTREAM_UNKNOWN: a contract covers generation only, and the upstream of electricity in the country is unknown.
 * WORLD_AVERAGE: nothing is known of the country. MEAN_OF_...: the mean of what is distributed, of what the industry
 * typically buys, or of all sectors, for spend without a sector. PERFORMANCE_...: why a linked supplier's performance
 * counts as 0 here: nothing submitted, its segment is of another sector or country than the purchase, or its answers
 * refer to a later year. FIGURES_INCOMPLETE: the supplier shares figures of an account that does not cover scope 1,
 * scope 2 and purchases. PRODUCT_...: why the footprint of a purchased product is not used: it is not (or no longer)
 * offered, its time does not fit the year, the product no longer has the unit of the quantity, or the footprint uses
 * an account that does not cover scope 1, scope 2 and purchases, or a figure of less than cradle to gate.
 */
const resultNotes = [
  'STAND_IN_FACTOR',
  'EARLIER_YEAR',
  'LATER_YEAR',
  'EDITION_YEAR',
  'OTHER_GEOGRAPHY',
  'GRID_FOR_RESIDUAL_MIX',
  'WORLD_AVERAGE',
  'UPSTREAM_UNKNOWN',
  'MEAN_OF_DISTRIBUTED',
  'MEAN_OF_INDUSTRY',
  'MEAN_OF_SECTORS',
  'PERFORMANCE_NOT_SUBMITTED',
  'PERFORMANCE_NOT_ANSWERED',
  'PERFORMANCE_OTHER_SECTOR',
  'PERFORMANCE_OTHER_COUNTRY',
  'PERFORMANCE_LATER_YEAR',
  'FIGURES_INCOMPLETE',
  'PRODUCT_NOT_OFFERED',
  'PRODUCT_OUT_OF_TIME',
  'PRODUCT_OTHER_UNIT',
  'PRODUCT_PARTIAL',
] as const;
export const ResultNote = Type.Enum([...resultNotes]);
export type ResultNote = Static<typeof ResultNote>;
