/**
 * What the shipped factors include, and their licence terms, as results store them. The app shows these in the language
 * of the page (`sourceTerms` of `carbon-results`); other factor sets have their own texts, shown as written.
 */
export const sourceTerms = {
  use: 'combustion or use',
  service: 'running of the vehicle, plant or building that serves, without its making',
  process: 'gases that the process itself gives off, without fuel',
  upstream: 'well to tank: upstream of the fuel, without its use',
  lifeCycle: 'life cycle of the electricity generated in the country',
  plantsOfCountry: 'combustion in the power plants of the country, without upstream and losses on the way',
  powerPlants: 'combustion in power plants, CO2 only',
  cradleToShelf: 'cradle to shelf, per USD of 2022 at purchaser prices',
  biogenic: 'biogenic CO2 of combustion, outside the scopes',
  contract: 'generation under the contract; the certificates must meet the quality criteria of chapter 7',
  gridUpstream: 'upstream of the fuels that the power plants of the country burn, without their combustion',
  gridLosses: 'losses between the power plant and the user',
  gridLossesUpstream: 'upstream of the losses between the power plant and the user',
  heatLosses: 'losses of the heat network between the plant and the user',
  heatLossesUpstream: 'upstream of the losses of the heat network between the plant and the user',
  gridDifference: 'life cycle of the electricity generated in the country, less combustion in power plants',
  tariff: 'generation of the electricity, as its supplier states it',
  statedBySupplier: 'stated by your electricity supplier',
  ownGeneration: 'generation from sun, wind and water on site, without the making of the plant',
  publicDomain: 'US public domain',
  quoted: 'figures quoted with the source named',
  free: 'free to apply',
  supplierItself: 'the supplier itself',
  productFootprint: 'footprint of the product, as the supplier has released it',
  productGate: 'cradle to gate of the product, without the uptake of biomass',
  sharedAccount: 'carbon account of the supplier, as it is shared',
  forTheCustomer: 'for the customer that it is shared with',
  cradleToGate: 'cradle to gate: scope 1, scope 2 market-based and purchases of the supplier',
  standIn: 'stand-in value',
  unknown: 'unknown: no factor is known',
  none: 'none',
} as const;

export type SourceTerm = keyof typeof sourceTerms;

const terms = new Map<string, SourceTerm>(
  Object.entries(sourceTerms).map(([term, text]) => [text, term as SourceTerm]),
);

/** The term for a text of a factor's source; undefined for texts of other factor sets, and for names. */
export function sourceTermOf(text: string): SourceTerm | undefined {
  return terms.get(text);
}
