import type { ImportTable } from '../../../../core/contracts/ca-imports';
import { countryName } from '../../../../core/countries/country-name';
import { locales, type Locale } from '../../../../core/i18n/locales';
import type { Cell } from '../../../lib/tables/csv';
import { sheetNames } from '../../../lib/texts/sheet-names';
import { plain } from './headings';

/** Natural gas. */
const activity = '101';
const sector = 'STEEL_MILL_PRODUCTS';
/** Likely countries of a language's readers. */
const homes: Readonly<Record<Locale, { country: string; currency: string }>> = {
  en: { country: 'US', currency: 'USD' },
  de: { country: 'DE', currency: 'EUR' },
  es: { country: 'ES', currency: 'EUR' },
  fr: { country: 'FR', currency: 'EUR' },
  pt: { country: 'PT', currency: 'EUR' },
  'zh-CN': { country: 'CN', currency: 'CNY' },
};

/**
 * The example row of a template, by field. Its year is a text instead of a number, so that nobody's data can
 * match it.
 */
export function exampleOf(
  table: ImportTable,
  locale: Locale,
  year: number | string,
): Readonly<Record<string, Cell>> {
  const { sheets, activities, units, sectors } = sheetNames[locale];
  const { country, currency } = homes[locale];
  const texts = sheets.examples;
  const ofYear = { year: texts.year.replace('{{year}}', String(year)) };
  const ofSector = { ...ofYear, sector: sectors[sector] ?? null };
  switch (table) {
    case 'activities':
      return {
        ...ofYear,
        activity: activities[activity] ?? null,
        amount: 125_000,
        unit: units.kWh ?? null,
        country: countryName(country, locale),
        site: texts.site,
        note: texts.note,
      };
    case 'bills':
      return {
        ...ofYear,
        activity: activities[activity] ?? null,
        from: `${year}-01-01`,
        to: `${year}-01-31`,
        amount: 12_500,
        unit: units.kWh ?? null,
        country: countryName(country, locale),
        site: texts.site,
      };
    case 'spend':
      return { ...ofYear, turnoverTyped: 5000, currency, spendShare: 40 };
    case 'distribution':
      return { ...ofSector, share: 30 };
    case 'suppliers':
      return {
        ...ofSector,
        supplierId: '4711',
        supplierName: texts.supplierName,
        country: countryName(country, locale),
        share: 25,
      };
  }
}

/**
 * Whether a row is an example, of any language and year.
 * @param places of the table's columns in it, by field
 */
export function isExample(
  table: ImportTable,
  places: ReadonlyMap<string, number>,
  cells: readonly Cell[],
): boolean {
  const [, year] = /\D(\d{4})$/u.exec(plain(cells[places.get('year') ?? -1])) ?? [];
  if (year === undefined) return false;
  return locales.some((locale) => {
    const example = exampleOf(table, locale, year);
    return [...places].every(([field, at]) => plain(cells[at]) === plain(example[field]));
  });
}
