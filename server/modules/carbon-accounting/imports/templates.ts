import type { Static } from 'typebox';
import { firstYear } from '../../../../core/carbon/inputs/figures';
import type { ImportTable, TemplateQuery } from '../../../../core/contracts/ca-imports';
import { normaliseLocale, type Locale } from '../../../../core/i18n/locales';
import { ApiError } from '../../../lib/api-error';
import type { CellRule } from '../../../lib/tables/cell-rules';
import { writeCsv, type Cell } from '../../../lib/tables/csv';
import type { FileToSend } from '../../../lib/tables/send-file';
import { writeXlsx, type SheetToWrite } from '../../../lib/tables/write-xlsx';
import { sheetNames } from '../../../lib/texts/sheet-names';
import type { ActivityCatalog } from '../records/activity-catalog';
import { choiceFields, choicesOf, listSheetsOf, type Choices } from './choices';
import { columnsOf, importTables } from './columns';
import { exampleOf } from './examples';
import { headingOf } from './headings';

/**
 * A file to fill in, in the reader's language, with an example row that an import leaves out. The workbook
 * has dropdown choices, with the lists on separate sheets.
 */
export async function templateFile(
  { format, table, locale: asked }: Static<typeof TemplateQuery>,
  catalog: ActivityCatalog,
  now: Date,
): Promise<FileToSend> {
  const locale = normaliseLocale(asked);
  const year = now.getUTCFullYear() - 1;
  if (format === 'xlsx') {
    const choices = choicesOf(locale, catalog);
    const sheets = importTables.map((each) => sheetOf(each, { locale, year, choices }));
    const content = await writeXlsx([...sheets, ...listSheetsOf(locale, catalog, choices)]);
    return { name: 'carbon-accounting', format, content };
  }
  if (!table)
    throw new ApiError(
      400,
      'TABLE_MISSING',
      `Say which table: ${importTables.join(', ')}; a CSV file holds one.`,
    );
  const content = writeCsv(rowsOf(table, locale, year), { locale });
  return { name: `carbon-accounting-${table}`, format, content };
}

/** Headings and the example. */
function rowsOf(table: ImportTable, locale: Locale, year: number): [string[], Cell[]] {
  const fields = columnsOf(table).map(([field]) => field);
  const example = exampleOf(table, locale, year);
  return [
    fields.map((field) => headingOf(table, field, locale)),
    fields.map((field) => example[field] ?? null),
  ];
}

const widths: Readonly<Record<string, number>> = { year: 16, activity: 44, sector: 44, note: 28 };
const narrowest = 14;

function sheetOf(
  table: ImportTable,
  { locale, year, choices }: { locale: Locale; year: number; choices: Choices },
): SheetToWrite {
  const { sheets, examples } = sheetNames[locale].sheets;
  const [header, example] = rowsOf(table, locale, year);
  return {
    name: sheets[table],
    rows: [header, [...example, examples.hint]],
    widths: [
      ...columnsOf(table).map(
        ([field], at) => widths[field] ?? Math.max(narrowest, widthOf(header[at] ?? '')),
      ),
      widthOf(examples.hint),
    ],
    example: 1,
    rules: columnsOf(table).flatMap(([field], column) => ruleOf(field, { column, locale, choices }) ?? []),
  };
}

/** Chinese characters are twice as wide as letters. */
const widthOf = (text: string) => 2 + [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);

const shares: ReadonlySet<string> = new Set(['share', 'spendShare', 'renewableShare', 'productShare']);

function ruleOf(
  field: string,
  { column, locale, choices }: { column: number; locale: Locale; choices: Choices },
): CellRule | undefined {
  const { lists, checks } = sheetNames[locale].sheets;
  if (field === 'year') {
    // The last allowed year increases over time, and people keep templates.
    return { column, number: { kind: 'whole', least: firstYear, message: checks.year } };
  }
  if (shares.has(field))
    return { column, number: { kind: 'decimal', least: 0, most: 100, message: checks.share } };
  const at = choiceFields.findIndex((each) => each === field);
  const offered = choiceFields[at];
  if (offered === undefined) return undefined;
  return { column, choices: { sheet: lists.choices, column: at, count: choices[offered].length } };
}
