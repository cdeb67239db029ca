import type { EmissionTotals } from '../../../core/contracts/ca-emission-results';
import type { YearEnergy } from '../../../core/contracts/ca-years';
import type { KnownValue } from '../../../core/terms/report-value';

/** What a report uses of a year's carbon account. */
export interface AccountOfYear {
  totals: EmissionTotals;
  /** Null in results from before it was stored. */
  energy: YearEnergy | null;
}

const energyConcepts = {
  electricity: 'EnergyConsumptionFromElectricity',
  ownGeneration: 'EnergyConsumptionFromSelfGeneratedElectricity',
  fuels: 'EnergyConsumptionFromFuels',
} as const;

/**
 * B3 from the account, to the last digit: energy in MWh, emissions in tonnes. Purchased heat has no row of
 * its own in the standard's table; it is part of the total.
 */
export function knownEmissions({ totals, energy }: AccountOfYear): KnownValue[] {
  const { scope1, scope2, scope2LocationBased, scope3Baseline, total } = totals;
  const location12 = scope1 + scope2LocationBased;
  const market12 = scope1 + scope2;
  const hasScope3 = scope3Baseline > 0;
  const location = location12 + scope3Baseline;
  return [
    ...(energy ? ofEnergy(energy) : []),
    of('GrossScope1GreenhouseGasEmissions', scope1),
    of('GrossLocationBasedScope2GreenhouseGasEmissions', scope2LocationBased),
    of('GrossMarketBasedScope2GreenhouseGasEmissions', scope2),
    of('TotalGrossLocationBasedScope1AndScope2GHGEmissions', location12),
    of('TotalGrossMarketBasedScope1AndScope2GHGEmissions', market12),
    ...(hasScope3
      ? [
          of('GrossScope3GreenhouseGasEmissions', scope3Baseline),
          of('TotalGrossLocationBasedGHGEmissions', location),
          of('TotalGrossMarketBasedGHGEmissions', total),
        ]
      : []),
  ];
}

function ofEnergy({ parts, total }: YearEnergy): KnownValue[] {
  return [
    of('TotalEnergyConsumption', total),
    ...parts.flatMap(({ kind, renewable, other }) => {
      if (kind === 'heat') return [];
      const concept = energyConcepts[kind];
      return [of(concept, renewable, 'RenewableEnergy'), of(concept, other, 'NonRenewableEnergy')];
    }),
  ];
}

const of = (concept: string, value: number, member = ''): KnownValue => ({
  ...{ concept, member, value },
  source: 'carbonAccount',
});
