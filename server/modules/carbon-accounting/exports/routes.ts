import { Readable } from 'node:stream';
import { YearParams } from '../../../../core/contracts/ca-common';
import { ExportQuery, type ImportTable } from '../../../../core/contracts/ca-imports';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { ApiError } from '../../../lib/api-error';
import { normaliseLocale, type Locale } from '../../../../core/i18n/locales';
import type { Queryable } from '../../../lib/database';
import { writeCsv, type Cell } from '../../../lib/tables/csv';
import { sendFile, type FileToSend } from '../../../lib/tables/send-file';
import { writeXlsx } from '../../../lib/tables/write-xlsx';
import type { TypedApp } from '../../../lib/typed-app';
import { importTables, sheetNames } from '../imports/columns';
import { reading, recordPath } from '../records/record-routes';
import { findBook } from '../factors/factor-books';
import { energyOfYears, reportYear } from '../results/year-reports';
import { boundaryCells, boundaryHeaders, boundarySheet } from './boundary';
import { readInputs } from './inputs';
import { energyCells, energyOfYearsCells } from './energy';
import { overlapCell, overlapHeader, overlapSheet } from './overlaps';
import { resultCells, resultHeaders, resultPages } from './results';
import { verificationCells, verificationFor, verificationHeaders } from './verification';

interface ExportRequest {
  projectId: number;
  year: number;
  format: FileToSend['format'];
  locale: Locale;
}

/** A year as a file: the inputs in the format of the import, or the results with their sources. */
export function registerExports(app: TypedApp): void {
  app.get(
    `${recordPath('ca-exports')}/year/:year`,
    { config: { ...reading, reads: 'report' }, schema: { params: YearParams, querystring: ExportQuery } },
    async ({ params, query: { part, format, table, locale }, db }, reply) => {
      const requested = { ...params, format, locale: normaliseLocale(locale) };
      const content = await {
        inputs: () => inputs(db, requested, table),
        results: () => results(db, requested),
        energy: () => energy(db, requested),
      }[part]();
      const name = ['carbon-accounting', params.year, table ?? part].join('-');
      return sendFile(reply, { name, format, content });
    },
  );
}

async function inputs(
  db: Queryable,
  requested: ExportRequest,
  table: ImportTable | undefined,
): Promise<string | Buffer> {
  const names = table ? [table] : importTables;
  if (requested.format === 'csv' && !table)
    throw new ApiError(400, 'TABLE_MISSING', `Say which table: ${names.join(', ')}; a CSV file holds one.`);
  const tables: { name: ImportTable; rows: Cell[][] }[] = [];
  for (const name of names) tables.push({ name, rows: await readInputs(db, { ...requested, table: name }) });
  if (requested.format === 'csv') return writeCsv(tables[0]?.rows ?? [], requested);
  if (requested.format === 'xlsx')
    return writeXlsx(tables.map(({ name, rows }) => ({ name: sheetNames[name], rows })));
  return JSON.stringify(Object.fromEntries(tables.map(({ name, rows }) => [name, toObjects(rows)])));
}

function toObjects([header = [], ...rows]: readonly (readonly Cell[])[]) {
  return rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [String(name), row[index] ?? null])),
  );
}

async function results(db: Queryable, requested: ExportRequest): Promise<Buffer | Readable> {
  const { projectId, year, format } = requested;
  const report = await reportYear(db, projectId, year);
  if (format === 'csv') return Readable.from(csvLines(db, requested, report));
  if (format === 'json') return Readable.from(jsonText(db, projectId, report));
  const ofYear = cellsOfYear(report);
  const overlaps = report.overlaps ?? [];
  const rows: Cell[][] = [headers];
  for await (const page of resultPages(db, projectId, report))
    rows.push(...page.map((row) => [...resultCells(row), ...ofYear, overlapCell(overlaps, row)]));
  if (!report.energy) return writeXlsx([{ name: 'Results', rows }]);
  const { activities } = await findBook(db, projectId);
  return writeXlsx([
    { name: 'Results', rows },
    ...(report.boundary ? [{ name: 'Boundary', rows: boundarySheet(year, report.boundary) }] : []),
    ...(overlaps.length > 0 ? [{ name: overlapHeader, rows: overlapSheet(overlaps, activities) }] : []),
    { name: 'Energy', rows: energyCells(report.energy, activities) },
    { name: energySheet, rows: energyOfYearsCells(await energyOfYears(db, projectId, year)) },
  ]);
}

/** The energy of the years up to the requested one, MWh. */
async function energy(
  db: Queryable,
  { projectId, year, format, locale }: ExportRequest,
): Promise<string | Buffer> {
  const years = await energyOfYears(db, projectId, year);
  if (format === 'json') return JSON.stringify({ energy: years });
  const rows = energyOfYearsCells(years);
  return format === 'csv' ? writeCsv(rows, { locale }) : writeXlsx([{ name: energySheet, rows }]);
}

const energySheet = 'Energy by year';
const headers: Cell[] = [...resultHeaders, ...boundaryHeaders, ...verificationHeaders, overlapHeader];
const cellsOfYear = (report: YearReport): Cell[] => [
  ...boundaryCells(report.year, report.boundary),
  ...verificationCells(report),
];

async function* csvLines(
  db: Queryable,
  { projectId, locale }: ExportRequest,
  report: YearReport,
): AsyncGenerator<string> {
  const ofYear = cellsOfYear(report);
  const { overlaps } = report;
  yield writeCsv([headers], { locale });
  for await (const page of resultPages(db, projectId, report))
    yield writeCsv(
      page.map((row) => [...resultCells(row), ...ofYear, overlapCell(overlaps ?? [], row)]),
      { locale, start: '' },
    );
}

async function* jsonText(db: Queryable, projectId: number, report: YearReport): AsyncGenerator<string> {
  const verification = verificationFor(report) ?? null;
  yield `{"report":${JSON.stringify({ ...report, verification })},"results":[`;
  let separator = '';
  for await (const page of resultPages(db, projectId, report)) {
    yield separator + page.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield ']}';
}
