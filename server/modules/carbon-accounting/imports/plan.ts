import { noProduct } from '../../../../core/carbon/inputs/bought-product';
import type { ImportError, ImportTable } from '../../../../core/contracts/ca-imports';
import type { Locale } from '../../../../core/i18n/locales';
import type { Queryable } from '../../../lib/database';
import type { FileTable } from '../../../lib/tables/read-file';
import { findBoundary } from '../boundary/repository';
import { findBook } from '../factors/factor-books';
import { billErrors, billStep } from './bill-rows';
import { contradictedBills } from './bill-sums';
import { countAlike, findIdentical, holdFractions, type Identical } from './cautions';
import { collectErrors } from './collect-errors';
import type { Entry } from './entry';
import { knownNames } from './known-names';
import { findOfferedNames } from './offered-products';
import { namesProduct } from './product-columns';
import { readRows, type Ambiguous, type FileRow, type FileSheet } from './read-rows';
import { resolveRow, type Known } from './resolve';
import { otherRecords, repeatedRows, suppliersWithoutSector } from './row-errors';
import { sharesOver100 } from './share-sums';
import { withStoredCells } from './stored-cells';
import { findStoredInputs, recordOf, type StoredInputs, type Step } from './stored-inputs';

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
