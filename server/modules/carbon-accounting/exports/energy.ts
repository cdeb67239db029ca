import type { YearEnergy } from '../../../../core/contracts/ca-years';
import type { Cell } from '../../../lib/tables/csv';

const names = {
  fuels: 'Fuels, net calorific value',
  electricity: 'Purchased electricity',
  heat: 'Purchased heat and cooling',
  ownGeneration: 'Own generation, used on site',
} as const;

/** The energy of a year as a table, MWh. */
export function energyCells({ parts, renewable, other, total, sold }: YearEnergy): Cell[][] {
  return [
    ['Energy', 'Renewable (MWh)', 'Not renewable (MWh)', 'Together (MWh)'],
    ...parts.map((part) => [names[part.kind], part.renewable, part.other, part.renewable + part.other]),
    ['Energy used', renewable, other, total],
    ['Own generation, sold', sold, null, sold],
  ];
}
