import type { Figures } from './sums';

/** Intensities of B3, by what is divided by the turnover. */
const ofTotals: Readonly<Record<string, string>> = {
  Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased:
    'TotalGrossLocationBasedScope1AndScope2GHGEmissions',
  Scope1AndScope2GreenhouseGasEmissionsIntensityValueMarketBased:
    'TotalGrossMarketBasedScope1AndScope2GHGEmissions',
  TotalLocationBasedGreenhouseGasEmissionsIntensityValue: 'TotalGrossLocationBasedGHGEmissions',
  TotalMarketBasedGreenhouseGasEmissionsIntensityValue: 'TotalGrossMarketBasedGHGEmissions',
};

/** Tonnes of CO2e per unit of the report's currency, by concept (paragraph 31); none without a turnover. */
export function intensitiesOf(figures: Figures): (readonly [concept: string, value: number])[] {
  const turnover = figures.get('Turnover');
  if (typeof turnover !== 'number' || turnover <= 0) return [];
  return Object.entries(ofTotals).flatMap(([concept, of]) => {
    const total = figures.get(of);
    return typeof total === 'number' ? [[concept, total / turnover] as const] : [];
  });
}
