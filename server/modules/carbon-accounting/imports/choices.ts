import { levelKey } from '../../../../core/carbon/factors/level-key';
import { countryName } from '../../../../core/countries/country-name';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import { collator } from '../../../../core/i18n/intl';
import type { Locale } from '../../../../core/i18n/locales';
import { activities } from '../../../../data/activities/activities';
import { currencies } from '../../../../data/money/tables';
import { scope3Sectors } from '../../../../data/scope3-sectors/scope3-sectors';
import type { Cell } from '../../../lib/tables/csv';
import type { SheetToWrite } from '../../../lib/tables/write-xlsx';
import { sheetNames } from '../../../lib/texts/sheet-names';
import type { ActivityCatalog } from '../records/activity-catalog';
import { isCountry } from '../records/reference-data';
import { headingOf } from './headings';
import { activityNames, knownNames, knownUnits } from './known-names';

/** The dropdown choices of a template, in the reader's language; each is read back as what it names. */
export interface Choices {
  activity: readonly string[];
  sector: readonly string[];
  unit: readonly string[];
  country: readonly string[];
  currency: readonly string[];
}

export function choicesOf(locale: Locale, catalog: ActivityCatalog): Choices {
  const { sectors, units } = sheetNames[locale];
  const names = knownNames(locale, catalog);
  const nameOf = activityNames(catalog);
  const ownUnits = catalog.own.map(({ unit }) => unit);
  return {
    activity: catalog.ids
      .map((id) => ({ id: String(id), name: nameOf(String(id), locale) ?? '' }))
      // An operator may have used a name that another activity has: that activity is found by its number.
      .filter(({ id, name }) => names.activities.find(name) === id)
      .map(({ name }) => name),
    sector: scope3Sectors.map(({ code, name }) => sectors[code] ?? name),
    unit: [...new Set([...knownUnits, ...ownUnits])].map((unit) => units[unit] ?? unit),
    country: alpha2Codes
      .filter(isCountry)
      .map((code) => countryName(code, locale))
      .sort(collator(locale).compare),
    currency: currencies,
  };
}

export const choiceFields = ['activity', 'sector', 'unit', 'country', 'currency'] as const;

/** The sheets of a template that are not imported: the choices of its cells, and reference lists. */
export function listSheetsOf(locale: Locale, catalog: ActivityCatalog, choices: Choices): SheetToWrite[] {
  const { lists, listColumns: columns } = sheetNames[locale].sheets;
  const { levels, units, sectors } = sheetNames[locale];
  const nameOf = activityNames(catalog);
  const level = (english: string) => levels[levelKey(english)] ?? english;
  const longest = Math.max(...choiceFields.map((field) => choices[field].length));
  const headings = [
    headingOf('activities', 'activity', locale),
    headingOf('suppliers', 'sector', locale),
    headingOf('activities', 'unit', locale),
    headingOf('activities', 'country', locale),
    headingOf('spend', 'currency', locale),
  ];
  const activityRows = [...activities, ...catalog.own].map((activity): Cell[] => [
    activity.activityId,
    nameOf(String(activity.activityId), locale) ?? activity.name,
    units[activity.unit] ?? activity.unit,
    level(activity.hierarchyLevel1),
    level(activity.hierarchyLevel2),
  ]);
  return [
    {
      name: lists.choices,
      rows: [
        headings,
        ...Array.from({ length: longest }, (_, row) =>
          choiceFields.map((field) => choices[field][row] ?? null),
        ),
      ],
      widths: [50, 50, 20, 36, 12],
    },
    {
      name: lists.activities,
      rows: [[columns.id, columns.name, columns.unit, columns.group, columns.kind], ...activityRows],
      widths: [10, 50, 20, 32, 32],
    },
    {
      name: lists.sectors,
      rows: [
        [columns.code, columns.name],
        ...scope3Sectors.map(({ code, name }) => [code, sectors[code] ?? name]),
      ],
      widths: [40, 60],
    },
  ];
}
