import { noProduct } from '../../../../core/carbon/bought-product';
import type { ImportError, ImportTable } from '../../../../core/contracts/ca-imports';
import type { Locale } from '../../../../core/i18n/locales';
import type { Queryable } from '../../../lib/database';
import type { FileTable } from '../../../lib/tables/read-file';
import { findBoundary } from '../boundary/repository';
import { findBook } from '../results/factor-books';
import { billErrors, billStep } from './bill-rows';
import { contradictedBills } from './bill-sums';
import { collectErrors } from './collect-errors';
import { tableColumns } from './columns';
import { knownNames } from './known-names';
import { findOfferedNames } from './offered-products';
import { namesProduct } from './product-columns';
import { readRows, type Ambiguous, type FileRow, type FileSheet } from './read-rows';
import { resolveRow, type Entry } from './resolve';
import { sharesOver100 } from './share-sums';
import { withStoredCells } from './stored-cells';
import {
  findStoredInputs,
  placeKey,
  recordOf,
  sectorKey,
  subjectOf,
  type StoredInputs,
  type Step,
} from './stored-inputs';

export interface Plan {
  rows: readonly FileRow[];
  steps: Step[];
  errors: ImportError[];
  years: number[];
  /** New activities that the year already has, in the same country and at the same site. */
  alike: number;
  /** Whether the shares of a table look like fractions of 1 instead of percentages. */
  fractions: boolean;
  /** New activities that are repeated word for word, with the first identical row. */
  identical: readonly Identical[];
  /** Cells whose text can be read as two numbers. */
  ambiguous: readonly Ambiguous[];
  /** Sheets from which nothing is imported. */
  ignoredSheets: readonly string[];
  sheets: ReadonlyMap<ImportTable, FileSheet>;
}

interface Identical {
  row: number;
  first: number;
}

/** What is not to be imported. */
export interface LeftOut {
  /** Rows with errors, unless the error concerns the whole file. */
  refused: boolean;
  /** The repetitions in `identical`. */
  repeated: boolean;
}

interface Given {
  tables: readonly FileTable[];
  locale: Locale;
  now: Date;
  leftOut: LeftOut;
}

type Known = Parameters<typeof resolveRow>[2];

/** The effect of importing a file, with all its errors. Changes nothing. */
export async function planImport(
  db: Queryable,
  projectId: number,
  { tables, locale, now, leftOut }: Given,
): Promise<Plan> {
  const { activities } = await findBook(db, projectId);
  const { rows: read, errors, ignoredSheets, ambiguous, headings, sheets } = readRows(tables, locale);
  const products = await findOfferedNames(db, projectId);
  const { fiscalYearStart } = await findBoundary(db, projectId);
  const known = { activities, names: knownNames(locale, activities), products, fiscalYearStart };
  const rows = await withStoredCells(db, projectId, read, known);
  const planOf = (some: readonly FileRow[]) => planRows(db, projectId, some, { known, now });
  const asPlanned = await planOf(rows);
  let planned = { ...asPlanned, errors: collectErrors([...errors], asPlanned.errors) };
  if (leftOut.refused) planned = await withoutRefused(planned, rows, planOf);
  const { entries, stored, errors: found } = planned;
  const identical = findIdentical(planned.steps);
  const repeated = new Set(leftOut.repeated ? identical.map(({ row }) => row) : []);
  const steps = planned.steps.filter(({ entry }) => entry.table !== 'activities' || !repeated.has(entry.row));
  const asCalled = <Reported extends { table: ImportTable | null; column: string }>(
    reported: Reported,
  ): Reported => ({
    ...reported,
    column: (reported.table && headings.get(reported.table)?.get(reported.column)) ?? reported.column,
  });
  return {
    rows,
    steps,
    errors: found.sort((a, b) => a.row - b.row).map(asCalled),
    years: [...new Set(entries.map(({ year }) => year))].sort((a, b) => a - b),
    alike: countAlike(steps, stored),
    fractions: holdFractions(entries),
    identical,
    ambiguous: ambiguous.map(asCalled),
    ignoredSheets,
    sheets,
  };
}

interface Planned {
  entries: readonly Entry[];
  steps: Step[];
  stored: StoredInputs;
  errors: ImportError[];
}

async function planRows(
  db: Queryable,
  projectId: number,
  rows: readonly FileRow[],
  { known, now }: { known: Known; now: Date },
): Promise<Planned> {
  const errors: ImportError[] = [];
  const read: { entry: Entry; leftOut: FileRow['leftOut'] }[] = [];
  for (const row of rows) {
    const resolved = resolveRow(row, now, known);
    if (Array.isArray(resolved)) collectErrors(errors, resolved);
    else read.push({ entry: resolved, leftOut: row.leftOut });
  }
  const stored = await findStoredInputs(
    db,
    projectId,
    read.map(({ entry }) => entry),
  );
  const entries = read.map(({ entry, leftOut }) => keepLeftOut(entry, leftOut, stored));
  const steps = entries.map((entry) => toStep(entry, stored));
  collectErrors(errors, repeatedRows(steps));
  collectErrors(errors, otherRecords(entries, stored));
  collectErrors(errors, contradictedBills(entries, stored));
  collectErrors(errors, billErrors(entries, stored, known.activities));
  collectErrors(errors, suppliersWithoutSector(entries, stored));
  collectErrors(errors, sharesOver100(steps, stored));
  return { entries, steps, stored, errors };
}

/** Each time rows are left out, other rows may lose what they depend on; real files need fewer rounds. */
const maxRounds = 20;

/** The plan of the rows without errors; the given plan where an error belongs to no row. */
async function withoutRefused(
  planned: Planned,
  rows: readonly FileRow[],
  planOf: (rows: readonly FileRow[]) => Promise<Planned>,
): Promise<Planned> {
  let [left, found] = [rows, planned];
  for (let round = 0; round < maxRounds && found.errors.length > 0; round += 1) {
    const refused = new Set(found.errors.map(placeOf));
    const others = left.filter((row) => !refused.delete(placeOf(row)));
    if (refused.size > 0) return planned;
    left = others;
    found = await planOf(left);
  }
  return found;
}

/** The location of a row and its errors. */
export const placeOf = ({ table, row }: { table: ImportTable | null; row: number }): string =>
  `${table} ${row}`;

/** If a file lacks a column about purchases, the stored value is kept. */
function keepLeftOut(entry: Entry, leftOut: FileRow['leftOut'], stored: StoredInputs): Entry {
  const current: object | undefined = recordOf(entry, stored);
  if (!current || entry.table !== 'suppliers') return entry;
  const saysNothing = namesProduct.every((field) => leftOut.includes(field));
  const ofProduct = saysNothing ? Object.keys(noProduct) : [];
  const names = [...leftOut.filter((field) => field === 'supplierName'), ...ofProduct];
  const kept = Object.entries(current).filter(([name]) => names.includes(name));
  return { ...entry, ...Object.fromEntries(kept) };
}

/**
 * A year has one turnover, a sector one share of it, a supplier one share of a sector. So two rows for the
 * same cannot both be entered, unlike activities without a record.
 */
function repeatedRows(steps: readonly Step[]): ImportError[] {
  const first = new Map<string, Entry>();
  return steps.flatMap(({ entry, current }) => {
    const { table, row } = entry;
    const subject = entry.table === 'bills' ? subjectOf(entry) : (current?.id ?? subjectOf(entry));
    if (subject === undefined) return [];
    const key = `${table} ${subject}`;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, entry);
      return [];
    }
    const error =
      figuresOf(before) === figuresOf(entry)
        ? {
            code: 'TWICE_SAME',
            message: `Row ${before.row} says the same, word for word; remove one of them`,
          }
        : {
            code: 'TWICE',
            message: `Row ${before.row} says something of the same record already; keep one of them, with the sum if both figures are right`,
          };
    return [{ table, row, column: '', value: '', about: String(before.row), ...error }];
  });
}

/** The content of a row, for comparison. */
const figuresOf = ({ row: _row, ...figures }: Entry) => JSON.stringify(figures);

/** A record keeps its year and activity: only the rest of it can be changed. */
function otherRecords(entries: readonly Entry[], stored: StoredInputs): ImportError[] {
  return entries.flatMap((entry) => {
    if (entry.table === 'spend' || entry.table === 'distribution') return [];
    const { table, row, year, recordId } = entry;
    const record = stored[table === 'bills' ? 'activities' : table].get(recordId);
    const isSame =
      record?.year === year && (!('activityId' in record) || record.activityId === activityOf(entry));
    if (!record || isSame) return [];
    return [
      {
        table,
        row,
        column: tableColumns[table].recordId.header,
        value: recordId,
        code: 'OTHER_RECORD',
        about: '',
        message:
          'The record with this ID is of another activity or year; leave Record ID empty for a new one',
      },
    ];
  });
}

const activityOf = (entry: Entry) => ('activityId' in entry ? entry.activityId : undefined);

/** Only known suppliers whose sector was removed may have no sector. */
function suppliersWithoutSector(entries: readonly Entry[], stored: StoredInputs): ImportError[] {
  const known = new Set(stored.distribution.keys());
  for (const entry of entries)
    if (entry.table === 'distribution') known.add(sectorKey(entry.year, entry.scope3SectorId));
  const error = (row: number, code: string, about: string, message: string): ImportError => {
    const table: ImportTable = 'suppliers';
    return { table, row, column: tableColumns[table].sectorCode.header, value: '', code, about, message };
  };
  return entries.flatMap((entry) => {
    if (entry.table !== 'suppliers') return [];
    const { row, year, scope3SectorId } = entry;
    if (scope3SectorId === null) {
      const isUnassigned = stored.suppliers.get(entry.recordId)?.scope3SectorId === null;
      return isUnassigned ? [] : [error(row, 'CELL_EMPTY', '', 'Sector code is missing')];
    }
    if (known.has(sectorKey(year, scope3SectorId))) return [];
    const message = `The sector has no share of input in ${year}; enter it first, or in the same file`;
    return [error(row, 'NO_DISTRIBUTION', String(year), message)];
  });
}

function toStep(entry: Entry, stored: StoredInputs): Step {
  const current = recordOf(entry, stored);
  if (!current) return { entry, action: 'create', current: undefined };
  if (entry.table === 'bills') return billStep(entry, current);
  const {
    table: _table,
    row: _row,
    recordId: _recordId,
    ...figures
  } = entry as Entry & { recordId?: string };
  const storedFigures = current as unknown as Record<string, unknown>;
  const isSame = Object.entries(figures).every(
    ([field, value]) => !(field in storedFigures) || storedFigures[field] === value,
  );
  return { entry, action: isSame ? 'same' : 'update', current };
}

/** A file without record IDs adds all its activities, so importing a corrected file would duplicate them. */
function countAlike(steps: readonly Step[], stored: StoredInputs): number {
  return steps.filter(
    ({ entry, action }) =>
      entry.table === 'activities' && action === 'create' && stored.activitiesByPlace.has(placeKey(entry)),
  ).length;
}

/** Rows that were copied twice look like two activities. */
function findIdentical(steps: readonly Step[]): Identical[] {
  const seen = new Map<string, number>();
  return steps.flatMap(({ entry, action }) => {
    if (entry.table !== 'activities' || action !== 'create') return [];
    const { row } = entry;
    const key = figuresOf(entry);
    const first = seen.get(key);
    if (first !== undefined) return [{ row, first }];
    seen.set(key, row);
    return [];
  });
}

/** A spreadsheet stores a typed 30% as 0.3: then no share of the table is above 1. */
function holdFractions(entries: readonly Entry[]): boolean {
  const areSmall = new Map<Entry['table'], boolean>();
  for (const entry of entries) {
    const share = shareIn(entry);
    if (share > 0) areSmall.set(entry.table, (areSmall.get(entry.table) ?? true) && share <= 1);
  }
  return [...areSmall.values()].includes(true);
}

function shareIn(entry: Entry): number {
  switch (entry.table) {
    case 'activities':
      return entry.renewableShare ?? 0;
    case 'bills':
      return 0;
    case 'spend':
      return entry.spendShareOfTurnover;
    case 'distribution':
      return entry.shareOfInput;
    case 'suppliers':
      return entry.shareOfSectorInput;
  }
}
