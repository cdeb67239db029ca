import { isClose, type Facts } from './facts';
import { placeKey, type ValuePlace } from '../terms/report-value';
import { isHazardousWaste } from './facts';
import { sumsOf, valueOfSum } from './sums';

/** Two values of a report that contradict each other. */
export interface Contradiction extends ValuePlace {
  /** `differs`: the total is not the sum of its parts; `exceeds`: the parts exceed their whole. */
  kind: 'differs' | 'exceeds';
  stated: number;
  /** The sum of the parts. */
  parts: number;
  /** The concepts of the parts. */
  of: readonly string[];
}

/** Parts that can be at most the whole. `rows`: the sum over all rows of a table. */
const wholes: readonly { whole: string; parts: readonly string[]; rows?: boolean }[] = [
  {
    whole: 'TotalEnergyConsumption',
    parts: [
      'EnergyConsumptionFromElectricity',
      'EnergyConsumptionFromSelfGeneratedElectricity',
      'EnergyConsumptionFromFuels',
    ],
  },
  {
    whole: 'TotalAmountOfWaterWithdrawnFromAllSites',
    parts: ['AmountOfWaterWithdrawnAtSitesLocatedInAreasOfHighWaterStress'],
  },
  {
    whole: 'TotalAmountOfWaterWithdrawnFromAllSites',
    parts: ['WaterDischargeFromUndertakingProductionProcesses'],
  },
  { whole: 'TotalUseOfLand', parts: ['TotalSealedArea', 'TotalNatureOrientedAreaOnSite'] },
  {
    whole: 'NumberOfEmployees',
    parts: ['NumberOfPermanentContractEmployees', 'NumberOfTemporaryContractEmployees'],
  },
  {
    whole: 'NumberOfEmployees',
    parts: ['Male', 'Female', 'OtherGender', 'NonReportedGender'].map(
      (gender) => `NumberOf${gender}Employees`,
    ),
  },
  { whole: 'NumberOfEmployees', parts: ['NumberOfEmployeesForCountryOfEmploymentContract'], rows: true },
  {
    whole: 'Turnover',
    parts: [
      'RevenueDerivedFromControversialWeaponsAntiPersonnelMinesClusterMunitionsChemicalWeaponsAndBiologicalWeapons',
      'RevenueDerivedFromCultivationAndProductionOfTobacco',
      'TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector',
      'RevenueDerivedFromChemicalProduction',
    ],
  },
];

/** Where a report contradicts itself: totals that are not their sum, and parts that exceed their whole. */
export function contradictionsIn(facts: Facts): Contradiction[] {
  const figures = new Map([...facts].map(([key, { value }]) => [key, value]));
  const number = (key: string) => {
    const value = figures.get(key);
    return typeof value === 'number' ? value : undefined;
  };
  const differing = sumsOf(figures, isHazardousWaste).flatMap((sum): Contradiction[] => {
    const stated = number(placeKey(sum.total));
    const parts = valueOfSum({ ...sum, needsAll: true }, figures);
    if (stated === undefined || parts === undefined || isClose(stated, parts)) return [];
    const of = sum.terms.map(({ place }) => place.concept);
    return [{ ...sum.total, kind: 'differs', stated, parts, of }];
  });
  const exceeding = wholes.flatMap(({ whole, parts, rows = false }): Contradiction[] => {
    const stated = number(whole);
    const keys = rows
      ? [...figures.keys()].filter((key) => parts.some((part) => key.startsWith(`${part}/`)))
      : parts;
    const sum = keys.reduce((all, key) => all + (number(key) ?? 0), 0);
    if (stated === undefined || sum <= stated || isClose(stated, sum)) return [];
    return [{ concept: whole, member: '', kind: 'exceeds', stated, parts: sum, of: parts }];
  });
  return [...differing, ...exceeding];
}
