import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { DataQuality, Factor } from '../../../core/carbon/factors/factor';
import { countries } from '../../../data/countries/countries';
import { checkKey } from './check-key';
import { FactorSetError, isEmptyLine, readLines, readText, isDecimal } from './folder-file';
import { readActivities, type SetActivity } from './read-activities';

const Text = Type.String({ minLength: 1 });

const countryCodes: ReadonlySet<string> = new Set(countries.map(({ code }) => code));

/** `set.json` in the folder of a factor set. */
const Description = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,59}$' }),
  title: Text,
  sources: Type.Record(
    Type.String(),
    Type.Object({ publisher: Text, edition: Text, licence: Text, boundary: Text }),
  ),
});
type Description = Static<typeof Description>;

export interface FactorSet {
  id: string;
  title: string;
  factors: Factor[];
  activities: SetActivity[];
}

/** Columns of `factors.csv`; an empty country or forYear means any, an empty year means unknown. */
const columns = [
  'id',
  'key',
  'country',
  'forYear',
  'value',
  'unit',
  'source',
  'year',
  'geography',
  'dataQuality',
  'uncertaintyPercent',
] as const;
type Column = (typeof columns)[number];
type Line = Record<Column, string>;

/** Reads `set.json`, `factors.csv` and, if it exists, `activities.csv` of a folder. @throws FactorSetError */
export function readFactorSet(folder: string): FactorSet {
  const description = readDescription(folder);
  const { activities, faults } = readActivities(folder);
  const own = new Map(activities.map((activity) => [activity.key, activity]));
  const lines = readLines(folder, 'factors.csv', columns);
  const places = new Map<string, number>();
  const factors = lines.flatMap((line, index) => {
    const number = index + 2;
    if (isEmptyLine(line)) return [];
    const found = faultsOf(line, description, own);
    const place = `${line.key} ${line.country} ${line.forYear}`;
    const before = places.get(place);
    if (before !== undefined) found.push(`stands for the same key, country and year as line ${before}`);
    else places.set(place, number);
    faults.push(...found.map((fault) => `factors.csv, line ${number}: ${fault}.`));
    return found.length > 0 ? [] : [toFactor(line, description)];
  });
  if (lines.every(isEmptyLine)) faults.push('factors.csv holds no factor.');
  for (const { key } of activities)
    if (!lines.some((line) => line.key === `activity/${key}`))
      faults.push(`factors.csv holds no factor activity/${key} for the activity of that key.`);
  if (faults.length > 0) throw new FactorSetError(faults);
  return { id: description.id, title: description.title, factors, activities };
}

function readDescription(folder: string): Description {
  let value: unknown;
  try {
    value = JSON.parse(readText(folder, 'set.json'));
  } catch (error) {
    if (error instanceof FactorSetError) throw error;
    throw new FactorSetError([`set.json is not JSON: ${(error as Error).message}.`]);
  }
  if (Value.Check(Description, value)) return value;
  throw new FactorSetError(
    [...Value.Errors(Description, value)].map(
      ({ instancePath, message }) => `set.json: ${instancePath.slice(1).replaceAll('/', '.')} ${message}.`,
    ),
  );
}

const isYear = (text: string) => /^(19|20)\d\d$/.test(text);

function faultsOf(line: Line, { sources }: Description, own: ReadonlyMap<string, SetActivity>): string[] {
  const { id, key, country, forYear, value, unit, source, year, geography, dataQuality, uncertaintyPercent } =
    line;
  const faults = [
    id === '' && 'the id is empty',
    checkKey(key, unit, own),
    country !== '' &&
      !countryCodes.has(country) &&
      `the country "${country}" is not a code of ISO 3166-1 alpha-2, such as GB`,
    forYear !== '' && !isYear(forYear) && `forYear "${forYear}" is not a year`,
    !isDecimal(value) && `the value "${value}" is not a number from 0`,
    !Object.hasOwn(sources, source) && `the source "${source}" is not in set.json`,
    year !== '' && !isYear(year) && `the year "${year}" is not one`,
    geography !== 'GLOBAL' &&
      !countryCodes.has(geography) &&
      `the geography "${geography}" is neither GLOBAL nor a code`,
    !/^[1-5]$/.test(dataQuality) && `dataQuality "${dataQuality}" is not 1 to 5`,
    !isDecimal(uncertaintyPercent) && `uncertaintyPercent "${uncertaintyPercent}" is not a number from 0`,
  ];
  return faults.filter((fault): fault is string => typeof fault === 'string');
}

function toFactor(line: Line, { id, sources }: Description): Factor {
  const source = sources[line.source];
  if (!source) throw new Error(`The source "${line.source}" was not checked.`);
  return {
    id: `${id}/${line.id}`,
    key: line.key,
    country: line.country || null,
    forYear: line.forYear ? Number(line.forYear) : null,
    value: Number(line.value),
    unit: line.unit,
    source,
    year: line.year ? Number(line.year) : null,
    geography: line.geography,
    dataQuality: Number(line.dataQuality) as DataQuality,
    uncertaintyPercent: Number(line.uncertaintyPercent),
  };
}
