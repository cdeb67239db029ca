import { factorKeys, type Factor, type FactorSource } from '../../../core/carbon/factors/factor';
import { sources } from '../sources';
import { desnzGridUk, desnzLossesUk, desnzLossesUpstreamUk, desnzUpstreamUk } from './desnz';
import { egridUs, upstreamUs } from './egrid';

type Grade = Pick<Factor, 'dataQuality' | 'uncertaintyPercent'>;

/**
 * Grids of countries whose own authority publishes the figure, which counts combustion only, with their upstream: that
 * of one edition is used for all years, with a note in each row.
 */
export function officialGrids(grades: Record<'grid' | 'upstream' | 'difference', Grade>): Factor[] {
  const unitedStates = { country: 'US', geography: 'US', year: 2023 };
  const unitedKingdom = { country: 'GB', geography: 'GB', year: 2025 };
  const kingdomRow = (key: string, { id, value }: { id: string; value: number }, source: FactorSource) => ({
    ...{ ...unitedKingdom, ...grades.upstream, key, value, source },
    id: `desnz-2025/${id}`,
  });
  return [
    {
      ...{ ...unitedStates, ...grades.grid, key: factorKeys.grid },
      ...{ id: 'egrid/US/2023', value: egridUs, source: sources.egrid },
    },
    {
      ...{ ...unitedStates, ...grades.difference, key: factorKeys.gridUpstream },
      ...{ id: 'ember/US/2023 - egrid/US/2023', value: upstreamUs, source: sources.upstreamUs },
    },
    {
      ...{ ...unitedKingdom, ...grades.grid, key: factorKeys.grid },
      ...{ id: 'desnz-2025/7_400_4000_5_1', value: desnzGridUk, source: sources.desnzGrid },
    },
    kingdomRow(factorKeys.gridUpstream, desnzUpstreamUk, sources.desnzGridUpstream),
    kingdomRow(factorKeys.gridLosses, desnzLossesUk, sources.desnzGridLosses),
    kingdomRow(factorKeys.gridLossesUpstream, desnzLossesUpstreamUk, sources.desnzGridLossesUpstream),
  ].map((factor) => ({ ...factor, forYear: null, unit: 'kWh' }));
}
