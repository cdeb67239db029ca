import { countryName } from '../../../../core/countries/country-name';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import { flagCode } from '../../../../core/countries/flag-code';
import { parseDay } from '../../../../core/dates/parse-day';
import { maxSuppliers } from '../../../../core/invitation/limits';
import type { RequestedKind } from '../../../../core/terms/requested-items';
import { isLocale, localeNames, locales, type Locale } from '../../../../core/i18n/locales';
import { belowHeader } from '../../../lib/sheets/below-header';
import type { Cell } from '../../../lib/sheets/sheet-files';
import { fold } from '../../../../core/search/fold';
import { nearest } from '../../../../core/search/nearest';
import { readEmail } from './read-email';
import { readRequestedItems } from './read-requested-items';
import { columnPositions, templatePlaces, type SheetColumn } from './sheet-columns';

/** A row as read; undefined values are not known. */
export interface SheetSupplier {
  /** The row's number in the sheet, from 1. */
  number: number;
  supplierName: string;
  email: string;
  supplierId: string;
  message: string;
  /** Empty if the row has none. */
  sectorCode: string | undefined;
  countryCode: string | undefined;
  locale: Locale | '' | undefined;
  /** `YYYY-MM-DD`. */
  dueDate: string | undefined;
  wanted: readonly RequestedKind[] | undefined;
  /** The content of cells that were not recognised. */
  given: Partial<Record<SheetColumn, string>>;
  /** Codes of the most likely meanings of these cells. */
  suggested?: { sector?: string | undefined; country?: string | undefined };
}

export type SheetReading =
  | { kind: 'rows'; rows: SheetSupplier[] }
  | { kind: 'empty' }
  | { kind: 'tooMany'; count: number };

export interface SheetLabels {
  /** The reader's language; names and dates are read in it and in English. */
  locale: Locale;
  headers: Readonly<Record<SheetColumn, string>>;
  /** Product groups with code and name. */
  sectors: readonly { code: string; name: string }[];
  /** Names of the items that can be requested. */
  wanted: Readonly<Record<RequestedKind, string>>;
  /** Other words that people use for them. */
  wordsFor: (list: 'sectors' | 'countries', code: string) => readonly string[];
}

/** Reads suppliers from the cells of a sheet, with a header row or in the column order of the template. */
export function readSuppliers(cells: readonly (readonly Cell[])[], labels: SheetLabels): SheetReading {
  const { rows, places = templatePlaces } = belowHeader(cells, (row) => columnPositions(row, labels.headers));
  if (rows.length === 0) return { kind: 'empty' };
  if (rows.length > maxSuppliers) return { kind: 'tooMany', count: rows.length };
  const sectorChoices = labels.sectors.map(({ code, name }) => ({
    code,
    label: name,
    terms: [code, ...labels.wordsFor('sectors', code)],
  }));
  const countryChoices = alpha2Codes.map((code) => ({
    code,
    label: countryName(code, labels.locale),
    terms: [countryName(code, 'en'), ...labels.wordsFor('countries', code)],
  }));
  const sectors = codesByName(sectorChoices);
  const countries = codesByName(countryChoices);
  return {
    kind: 'rows',
    rows: rows.map(({ row, number }) => {
      const at = (column: SheetColumn) => textOf(row[places[column] ?? -1]);
      const sectorCode = at('sector') && sectors.get(fold(at('sector')));
      const countryCode = at('country') && countryOf(at('country'), countries);
      const locale = readLanguage(at('language'));
      const dueDate = at('dueDate') && parseDay(at('dueDate'), labels.locale);
      const wanted = readRequestedItems(at('wanted'), labels.wanted);
      return {
        number,
        supplierName: at('supplierName'),
        email: readEmail(at('email')),
        supplierId: at('supplierId'),
        message: at('message'),
        sectorCode,
        countryCode,
        locale,
        dueDate,
        wanted,
        given: {
          ...(sectorCode === undefined && { sector: at('sector') }),
          ...(countryCode === undefined && { country: at('country') }),
          ...(locale === undefined && { language: at('language') }),
          ...(dueDate === undefined && { dueDate: at('dueDate') }),
          ...(wanted === undefined && { wanted: at('wanted') }),
        },
        ...((sectorCode === undefined || countryCode === undefined) && {
          suggested: {
            ...(sectorCode === undefined && { sector: nearestCode(at('sector'), sectorChoices) }),
            ...(countryCode === undefined && { country: nearestCode(at('country'), countryChoices) }),
          },
        }),
      };
    }),
  };
}

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

type Choice = { code: string; label: string; terms: string[] };

const nearestCode = (text: string, choices: readonly Choice[]) => nearest(text, choices, 1)[0]?.code;

/** Maps names and words to codes; ambiguous words map to none. */
function codesByName(choices: readonly Choice[]) {
  const codes = new Map<string, string | undefined>();
  for (const { code, terms } of choices)
    for (const word of terms.map(fold))
      codes.set(word, codes.has(word) && codes.get(word) !== code ? undefined : code);
  for (const { code, label } of choices) codes.set(fold(label), code);
  return codes;
}

function countryOf(text: string, names: ReadonlyMap<string, string | undefined>): string | undefined {
  const named = names.get(fold(text));
  if (named !== undefined) return named;
  const code = flagCode(text).toUpperCase();
  return alpha2Codes.includes(code) ? code : undefined;
}

/** A language by its code or its own name; empty for none. */
function readLanguage(text: string): Locale | '' | undefined {
  if (text === '') return '';
  const code = text.toLowerCase() === 'zh' ? 'zh-CN' : text.toLowerCase();
  if (isLocale(code)) return code;
  return locales.find((locale) => fold(localeNames[locale]) === fold(text) || locale.toLowerCase() === code);
}
