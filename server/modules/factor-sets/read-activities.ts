import type { OwnActivity } from '../../../core/contracts/ca-own-activities';
import type { Activity } from '../../../core/contracts/value-lists';
import { locales, type Locale } from '../../../core/i18n/locales';
import { hasFile, isEmptyLine, readLines, isDecimal } from './folder-file';

/** Columns missing in older files: kind of energy in a unit, its amount, and renewable percent. */
const energyColumns = ['energy', 'kwhPerUnit', 'renewable'] as const;

/** Columns of `activities.csv`: names by language, and properties of the activity. */
const columns = ['key', ...locales, 'unit', 'sheet', 'category', 'measured', ...energyColumns] as const;
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
  /** Undefined where the set does not state it. */
  energy: OwnActivity['energy'];
}

const file = 'activities.csv';
const maxNameLength = 100;
const maxUnitLength = 20;
const sheets: readonly string[] = ['SCOPE1', 'SCOPE2', 'SCOPE3'];

/** The activities that a set adds, none without the file; each fault names its line and column. */
export function readActivities(folder: string): { activities: SetActivity[]; faults: string[] } {
  if (!hasFile(folder, file)) return { activities: [], faults: [] };
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const activities = readLines(folder, file, columns, energyColumns).flatMap((line, index) => {
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
    return line[locale].length > maxNameLength
      ? [[locale, `the name is longer than ${maxNameLength} characters`]]
      : [];
  });
  const faults: ([string, string] | false)[] = [
    !/^[a-z][a-z0-9-]{1,39}$/.test(key) && [
      'key',
      `"${key}" is not a key: 2 to 40 small letters, digits and hyphens, a letter first`,
    ],
    ...names,
    (unit === '' || unit.length > maxUnitLength) && [
      'unit',
      `"${unit}" is not a unit of 1 to ${maxUnitLength} characters`,
    ],
    !sheets.includes(sheet) && ['sheet', `"${sheet}" is not one of ${sheets.join(', ')}`],
    sheet === 'SCOPE3' && !/^([1-9]|1[0-5])$/.test(category) && ['category', `"${category}" is not 1 to 15`],
    sheet !== 'SCOPE3' && category !== '' && ['category', 'only SCOPE3 has categories'],
    !/^(yes|no)$/.test(measured) && ['measured', `"${measured}" is neither yes nor no`],
  ];
  return [...faults.filter((fault) => fault !== false), ...energyFaultsOf(line)];
}

const energyKinds: readonly string[] = ['fuels', 'electricity', 'heat'];

function energyFaultsOf({ energy, kwhPerUnit, renewable, sheet }: Line): [column: string, fault: string][] {
  if (energy === '' || energy === 'none')
    return kwhPerUnit + renewable === ''
      ? []
      : [['energy', `say which kind of energy it is: ${energyKinds.join(', ')}`]];
  if (!energyKinds.includes(energy))
    return [['energy', `"${energy}" is not one of ${energyKinds.join(', ')}, none`]];
  const faults: [string, string][] = [];
  if (sheet === 'SCOPE3') faults.push(['energy', 'what is used in scope 3 is not energy of the company']);
  if (!isDecimal(kwhPerUnit) || Number(kwhPerUnit) === 0)
    faults.push(['kwhPerUnit', `"${kwhPerUnit}" is not a number above 0`]);
  if (renewable !== '' && !(isDecimal(renewable) && Number(renewable) <= 100))
    faults.push(['renewable', `"${renewable}" is not 0 to 100`]);
  return faults;
}

const toActivity = (line: Line): SetActivity => ({
  key: line.key,
  names: Object.fromEntries(locales.map((locale) => [locale, line[locale].trim()])) as Record<Locale, string>,
  unit: line.unit,
  sheet: line.sheet as Activity['dataCollectionSheet'],
  category: line.category === '' ? null : Number(line.category),
  isMeasured: line.measured === 'yes',
  energy: toEnergy(line),
});

function toEnergy({ energy, kwhPerUnit, renewable }: Line): OwnActivity['energy'] {
  if (energy === '') return undefined;
  if (energy === 'none') return 'none';
  return {
    kind: energy as 'fuels' | 'electricity' | 'heat',
    kwhPerUnit: Number(kwhPerUnit),
    renewablePart: Number(renewable) / 100,
  };
}
