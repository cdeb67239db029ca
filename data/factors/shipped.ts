import {
  factorKeys,
  type DataQuality,
  type Factor,
  type FactorSource,
} from '../../core/carbon/factors/factor';
import { activities, activityFactorKeys, activityGrades } from '../activities/activities';
import { spendSectors } from '../scope3-sectors/scope3-sectors';
import { desnzFigures } from './desnz-2025/figures';
import { desnzHeatLosses, desnzHeatLossesUpstream } from './desnz-2025/heat-losses';
import { hotelFigures } from './desnz-2025/hotels';
import { desnzScope3Figures } from './desnz-2025/scope-3';
import { epaFigures } from './epa-v1.3/figures';
import { emberGrid, worldGrid, type GridSeries } from './grid/ember';
import { officialGrids } from './grid/official';
import { biogenicFigures } from './ipcc-2006/figures';
import { gwpProcesses, processFigures } from './ipcc-2006/process';
import { sources } from './sources';

/** Name of the set that the product ships. */
export const shippedSetId = 'shipped';

/** Data quality and uncertainty (percent) by kind of figure: assumptions, see SOURCE.md. */
const grades = {
  fuel: { dataQuality: 2, uncertaintyPercent: 5 },
  distance: { dataQuality: 3, uncertaintyPercent: 20 },
  gas: { dataQuality: 2, uncertaintyPercent: 35 },
  heat: { dataQuality: 3, uncertaintyPercent: 20 },
  upstream: { dataQuality: 3, uncertaintyPercent: 30 },
  grid: { dataQuality: 2, uncertaintyPercent: 10 },
  difference: { dataQuality: 4, uncertaintyPercent: 50 },
  worldGrid: { dataQuality: 3, uncertaintyPercent: 50 },
  contract: { dataQuality: 1, uncertaintyPercent: 0 },
  spend: { dataQuality: 3, uncertaintyPercent: 50 },
  service: { dataQuality: 3, uncertaintyPercent: 30 },
  process: { dataQuality: 3, uncertaintyPercent: 15 },
  biogenic: { dataQuality: 3, uncertaintyPercent: 20 },
} as const satisfies Record<string, { dataQuality: DataQuality; uncertaintyPercent: number }>;

const anywhere = { country: null, forYear: null };
const unitOf = new Map(activities.map(({ activityId, unit }) => [activityId, unit]));
const desnzRows = new Map([...desnzFigures, ...desnzScope3Figures].map((row) => [row[0], row]));
const epaValues = new Map(epaFigures);

/** Use and upstream of an activity whose row is named in `data/activities`. */
function desnzFactors([activityId, key]: [number, string]): Factor[] {
  const row = desnzRows.get(key.replace('desnz-2025/', ''));
  const grade = activityGrades.get(activityId);
  if (!row) return [];
  if (!grade) throw new Error(`The group of activity ${activityId} says nothing of its grade.`);
  const [id, value, upstreamId, upstream] = row;
  const given = { ...anywhere, unit: unitOf.get(activityId) ?? '', year: 2025 };
  const use: Factor = {
    ...given,
    ...grades[grade],
    id: `desnz-2025/${id}`,
    key: factorKeys.activity(activityId),
    value,
    source: grade === 'service' ? sources.desnzService : sources.desnzUse,
    geography: grade === 'gas' ? 'GLOBAL' : 'GB',
  };
  if (upstreamId === undefined || upstream === undefined) return [use];
  return [
    use,
    {
      ...given,
      ...grades.upstream,
      id: `desnz-2025/${upstreamId}`,
      key: factorKeys.wellToTank(activityId),
      value: upstream,
      source: sources.desnzUpstream,
      geography: 'GB',
    },
  ];
}

const districtHeat = 'desnz-2025/10_401_4003_5_1';

const lossFactor = (key: string, { id, value }: typeof desnzHeatLosses, source: FactorSource): Factor => ({
  ...{ ...anywhere, ...grades.upstream, unit: 'kWh', year: 2025, geography: 'GB' },
  ...{ id: `desnz-2025/${id}`, key, value, source },
});

/** Losses of what is bought from a heat network, and their upstream. */
const heatLossFactors = [...activityFactorKeys]
  .filter(([, key]) => key === districtHeat)
  .flatMap(([id]) => [
    lossFactor(factorKeys.losses(id), desnzHeatLosses, sources.desnzHeatLosses),
    lossFactor(factorKeys.lossesUpstream(id), desnzHeatLossesUpstream, sources.desnzHeatLossesUpstream),
  ]);

const emberFactor = { unit: 'kWh', source: sources.ember };

const official = officialGrids(grades);
const hasOfficialGrid = new Set(official.map(({ country }) => country));

/** Countries that no series has, and the country whose grid they are part of. */
const sharedGrids: ReadonlyMap<string, string> = new Map([['CH', 'LI']]);

function gridFactors(series: GridSeries): Factor[] {
  const [country, ...figures] = series;
  if (hasOfficialGrid.has(country)) return [];
  const guest = sharedGrids.get(country);
  const own = gridSeries(series);
  if (guest === undefined) return own;
  const shared = gridSeries([guest, ...figures]).map((factor) => ({ ...factor, geography: country }));
  return [...own, ...shared];
}

function gridSeries([country, firstYear, grams]: GridSeries): Factor[] {
  return grams.flatMap((value, index) => {
    const forYear = firstYear + index;
    if (value === null) return [];
    const isWorld = country === '';
    return {
      ...emberFactor,
      ...(isWorld ? grades.worldGrid : grades.grid),
      id: `ember/${isWorld ? 'world' : country}/${forYear}`,
      key: isWorld ? factorKeys.worldGrid : factorKeys.grid,
      country: isWorld ? null : country,
      geography: isWorld ? 'GLOBAL' : country,
      forYear,
      year: forYear,
      // From the digits, to avoid the rounding of a division.
      value: Number(`${value}e-3`),
    };
  });
}

const contractFactor: Factor = {
  ...anywhere,
  ...grades.contract,
  id: 'contract/renewable',
  key: factorKeys.contract,
  value: 0,
  unit: 'kWh',
  source: sources.contract,
  year: null,
  geography: 'GLOBAL',
};

function spendFactor({ code, naics }: (typeof spendSectors)[number]): Factor[] {
  const value = epaValues.get(naics);
  if (value === undefined) return [];
  return [
    {
      ...anywhere,
      ...grades.spend,
      id: `epa-v1.3/${naics}`,
      key: factorKeys.spend(code),
      value,
      unit: 'USD',
      source: sources.epa,
      year: 2022,
      geography: 'US',
    },
  ];
}

function biogenicFactor([activityId, kgPerGj, gjPerUnit]: (typeof biogenicFigures)[number]): Factor {
  return {
    ...anywhere,
    ...grades.biogenic,
    id: `ipcc-2006/biogenic/${activityId}`,
    key: factorKeys.biogenic(activityId),
    value: kgPerGj * gjPerUnit,
    unit: unitOf.get(activityId) ?? '',
    source: sources.ipcc,
    year: 2006,
    geography: 'GLOBAL',
  };
}

/** Sun, wind and water emit nothing where they are turned into electricity (Scope 2 Guidance, chapter 6). */
const ownGenerationFactors = [...activityFactorKeys]
  .filter(([, key]) => key === 'own-generation')
  .map(([activityId]): Factor => ({
    ...contractFactor,
    id: 'own-generation',
    key: factorKeys.activity(activityId),
    source: sources.ownGeneration,
  }));

/** A night in a country without a figure takes that of the United Kingdom, with a note. */
const hotelNight = 641;

const hotelFactors = hotelFigures.map(([id, country, value]): Factor => ({
  ...grades.service,
  id: `desnz-2025/${id}`,
  key: factorKeys.activity(hotelNight),
  country,
  geography: country,
  forYear: null,
  year: 2025,
  value,
  unit: 'night',
  source: sources.desnzService,
}));

function processFactor([activityId, value, unit]: (typeof processFigures)[number]): Factor {
  return {
    ...anywhere,
    ...grades.process,
    id: `ipcc-2006/process/${activityId}`,
    key: factorKeys.activity(activityId),
    value,
    unit,
    source: gwpProcesses.has(activityId) ? sources.ipccProcessGas : sources.ipccProcess,
    year: 2006,
    geography: 'GLOBAL',
  };
}

/** Every figure the product ships. */
export const shippedFactors: readonly Factor[] = [
  ...[...activityFactorKeys].flatMap(desnzFactors),
  ...heatLossFactors,
  ...[worldGrid, ...emberGrid].flatMap(gridFactors),
  ...official,
  contractFactor,
  ...spendSectors.flatMap(spendFactor),
  ...biogenicFigures.map(biogenicFactor),
  ...hotelFactors,
  ...ownGenerationFactors,
  ...processFigures.map(processFactor),
];
