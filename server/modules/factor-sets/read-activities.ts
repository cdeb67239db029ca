import type { Activity } from '../../../core/contracts/value-lists';
import { locales, type Locale } from '../../../core/i18n/locales';
import { hasFile, isEmptyLine, readLines } from './folder-file';

/** Columns of `activities.csv`: names by language, and what the activity is. */
const columns = ['key', ...locales, 'unit', 'sheet', 'category', 'measured'] as const;
type Line = Record<(typeof columns)[number], string>;

/** An activity of a set, before it has a number. */
export interface SetActivity {
  key: string;
  names: Record<Locale, string>;
  unit: string;
  sheet: Activity['dataCollectionSheet'];
  /** Of the Corporate Value Chain Standard; null outside scope 3. */
  category: number | null;
  isMeasured: boolean;
}

const file = 'activities.csv';
const longestName = 100;
const longestUnit = 20;
const sheets: readonly string[] = ['SCOPE1', 'SCOPE2', 'SCOPE3'];

/** The activities that a set adds, none without the file; each fault names its line and column. */
export function readActivities(folder: string): { activities: SetActivity[]; faults: string[] } {
  if (!hasFile(folder, file)) return { activities: [], faults: [] };
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const activities = readLines(folder, file, columns).flatMap((line, index) => {
    if (isEmptyLine(line)) return [];
    const number = index + 2;
    const found = faultsOf(line);
    const before = seen.get(line.key);
    if (before === undefined) seen.set(line.key, number);
    else found.push(['key', `"${line.key}" stands in line ${before} already`]);
    faults.push(...found.map(([column, fault]) => `${file}, line ${number}, column ${column}: ${fault}.`));
    return found.length > 0 ? [] : [toActivity(line)];
  });
  return { activities, faults };
}

function faultsOf(line: Line): [column: string, fault: string][] {
  const { key, unit, sheet, category, measured } = line;
  const names = locales.flatMap((locale): [string, string][] => {
    if (line[locale].trim() === '') return [[locale, 'the name is empty']];
    return line[locale].length > longestName
      ? [[locale, `the name is longer than ${longestName} characters`]]
      : [];
  });
  const faults: ([string, string] | false)[] = [
    !/^[a-z][a-z0-9-]{1,39}$/.test(key) && [
      'key',
      `"${key}" is no key: 2 to 40 small letters, digits and hyphens, a letter first`,
    ],
    ...names,
    (unit === '' || unit.length > longestUnit) && [
      'unit',
      `"${unit}" is no unit of 1 to ${longestUnit} characters`,
    ],
    !sheets.includes(sheet) && ['sheet', `"${sheet}" is none of ${sheets.join(', ')}`],
    sheet === 'SCOPE3' && !/^([1-9]|1[0-5])$/.test(category) && ['category', `"${category}" is not 1 to 15`],
    sheet !== 'SCOPE3' && category !== '' && ['category', 'only SCOPE3 has categories'],
    !/^(yes|no)$/.test(measured) && ['measured', `"${measured}" is neither yes nor no`],
  ];
  return faults.filter((fault) => fault !== false);
}

const toActivity = (line: Line): SetActivity => ({
  key: line.key,
  names: Object.fromEntries(locales.map((locale) => [locale, line[locale].trim()])) as Record<Locale, string>,
  unit: line.unit,
  sheet: line.sheet as Activity['dataCollectionSheet'],
  category: line.category === '' ? null : Number(line.category),
  isMeasured: line.measured === 'yes',
});
