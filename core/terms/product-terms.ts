/** Stages of a product up to the gate. Packaging is stated separately. */
export const lineKinds = ['material', 'part', 'energy', 'process', 'packaging', 'transport'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Lines of one product, and so of one request. */
export const maxLines = 300;

/**
 * Units that a footprint can be declared in: those of the PACT data model (version 3, `declaredUnitOfMeasurement`), and
 * tonnes, which are sent as kilograms.
 */
export const declaredUnits = ['piece', 'kg', 't', 'l', 'm³', 'm²', 'kWh', 'MJ', 't km', 'hour'] as const;
export type DeclaredUnit = (typeof declaredUnits)[number];

/** What a verification covers (PACT data model, version 3): the footprint, or what it was made with. */
export const verificationCoverages = ['product', 'program', 'model'] as const;

/** Who a typed figure comes from. */
export const figureOrigins = ['supplier', 'own', 'study'] as const;

/** The basis for a product's share of the site's account. */
export const allocationKeys = ['mass', 'pieces', 'hours', 'turnover'] as const;

/**
 * The part of the account that is allocated. `energy`: scope 1, scope 2 market-based, and the upstream of both. `gate`:
 * also purchases and inbound transport, categories 1, 2, 4 and 5 of the Corporate Value Chain Standard.
 */
export const accountParts = ['energy', 'gate'] as const;

/** Assessment reports of the IPCC whose warming potentials a figure may use. */
export const assessmentReports = ['AR4', 'AR5', 'AR6'] as const;

/** Years that a footprint may be used after its reference year (PACT Methodology, validity of a footprint). */
export const validYears = 3;

/** Faults of a product or one of its lines with the server's messages; the app has its own in each language. */
export const productFaultMessages = {
  PRODUCT_NAME_MISSING: 'Give the product a name',
  DECLARED_AMOUNT_NOT_POSITIVE: 'The declared unit must be an amount of more than zero',
  GTIN_INVALID: 'A GTIN has 8, 12, 13 or 14 digits',
  CODE_INVALID: 'Enter the digits of the code only',
  MASS_NEGATIVE: 'The mass must be 0 kg or more',
  CARBON_NEGATIVE: 'The carbon content must be 0 kg or more',
  PERIOD_INVALID: 'The reference period must end after it begins',
  EXEMPTED_OUT_OF_RANGE: 'What is left out must be between 0 and 100 percent',
  EXEMPTED_REASON_MISSING: 'Say what is left out, and why',
  LINE_NAME_MISSING: 'Say what the line is about',
  LINE_AMOUNT_NOT_POSITIVE: 'Enter an amount of more than zero',
  UNIT_DOES_NOT_FIT: 'The amount is in a unit that the figure does not know; choose another unit',
  FIGURE_NEGATIVE: 'Emissions and uptake must be 0 kg or more',
  PRIMARY_SHARE_OUT_OF_RANGE: 'The share of primary data must be between 0 and 100 percent',
  FIGURE_SOURCE_MISSING: 'Say where the figure comes from',
  FIGURE_TOO_OLD:
    'The footprint is more than three years older than the reference period; ask the supplier for a newer one',
  SHARE_OVER_ALL: 'The product cannot take more than the whole site; check both amounts',
  TOTAL_NOT_POSITIVE: 'Enter the amount of the whole site, more than zero',
  ACTIVITY_UNKNOWN: 'The activity is in no list any more; choose another',
  SECTOR_UNKNOWN: 'The sector is in no list any more; choose another',
  FACTOR_UNKNOWN: 'No factor is known; enter a figure with its source',
  RATE_UNKNOWN: 'There is no mean rate of the currency for the year; use another currency',
  ACCOUNT_MISSING: 'The year has no results; calculate its carbon account first',
  CONTAINS_ITSELF: 'The product would contain itself; choose another part',
  NESTED_TOO_DEEP: 'The part is made of other products itself; parts are nested one level deep',
  PART_MISSING: 'The product that this part refers to is gone',
  PART_INCOMPLETE: 'The part has no footprint yet; complete it first',
} as const;
export type ProductFault = keyof typeof productFaultMessages;
