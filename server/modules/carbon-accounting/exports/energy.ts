import type { YearEnergy } from '../../../../core/contracts/ca-years';
import type { Cell } from '../../../lib/tables/csv';
import type { ActivityCatalog } from '../records/activity-catalog';
import type { EnergyOfYear } from '../results/year-reports';

const names = {
  fuels: 'Fuels, net calorific value',
  electricity: 'Purchased electricity',
  heat: 'Purchased heat and cooling',
  ownGeneration: 'Own generation, used on site',
} as const;

const header = ['Energy', 'Renewable (MWh)', 'Not renewable (MWh)', 'Together (MWh)'];

/** The energy of a year as a table, MWh, including what is not counted because its energy is unknown. */
export const energyCells = (energy: YearEnergy, activities: ActivityCatalog): Cell[][] => [
  header,
  ...linesOf(energy),
  ...(energy.unknown ?? []).map((id) => [
    `Not counted, energy not known: ${activities.find(id)?.name ?? id}`,
  ]),
];

/** The same for several years, one below the other. */
export const energyOfYearsCells = (years: readonly EnergyOfYear[]): Cell[][] => [
  ['Year', ...header],
  ...years.flatMap(({ year, energy }) => linesOf(energy).map((line) => [year, ...line])),
];

function linesOf({ parts, renewable, other, total, sold }: YearEnergy): Cell[][] {
  return [
    ...parts.map((part) => [names[part.kind], part.renewable, part.other, part.renewable + part.other]),
    ['Energy used', renewable, other, total],
    ['Own generation, sold', sold, null, sold],
  ];
}
