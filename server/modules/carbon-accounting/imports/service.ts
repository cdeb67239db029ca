import { createHash } from 'node:crypto';
import type { ImportAnswer, ImportPreview } from '../../../../core/contracts/ca-imports';
import type { Locale } from '../../../../core/i18n/locales';
import { letterSamples } from '../../../../core/tables/letter-samples';
import type { CodePage } from '../../../../core/tables/decode-text';
import type { Static } from 'typebox';
import { ApiError } from '../../../lib/api-error';
import type { Queryable } from '../../../lib/database';
import { notify } from '../../../lib/notifications/notify';
import { readFile, UnreadableFileError, type FileTable } from '../../../lib/tables/read-file';
import type { Author } from '../records/changes';
import { applyPlan } from './apply';
import { importTables } from './columns';
import { planImport, type LeftOut, type Plan } from './plan';
import { rejectedRows } from './rejected-rows';
import { findByDigest, insertImport } from './repository';
import { notifyOfChanges, lockImports } from './notify-import';

export interface ImportFile {
  fileName: string;
  content: Buffer;
  /** Of the content, as `tablesIn` reads them. */
  tables: readonly FileTable[];
  locale: Locale;
}

const maxRowsShown = 200;
const maxErrorsReturned = 1000;
const maxIgnoredSheets = 20;
const maxIdenticalShown = 20;
const nothing: LeftOut = { refused: false, repeated: false };

/** The effect of importing the file. */
export async function preview(
  db: Queryable,
  projectId: number,
  file: ImportFile,
): Promise<ImportPreview['data']> {
  const planWithout = (leftOut: LeftOut) => planOf(db, projectId, file, leftOut);
  const plan = await planWithout(nothing);
  const { steps, errors, years, rows } = plan;
  const cells = new Map(rows.map((row) => [`${row.table} ${row.row}`, Object.values(row.cells).map(String)]));
  return {
    fileName: file.fileName,
    years,
    counts: countsOf(plan),
    rows: steps.slice(0, maxRowsShown).map(({ entry: { table, row }, action }) => ({
      table,
      row,
      action,
      cells: cells.get(`${table} ${row}`) ?? [],
    })),
    errors,
    errorCount: errors.length,
    alike: plan.alike,
    fractions: plan.fractions,
    identical: plan.identical.length,
    identicalRows: plan.identical.slice(0, maxIdenticalShown),
    ...rejectedRows(plan),
    others: errors.length > 0 ? changedEntries(await planWithout({ ...nothing, refused: true })) : 0,
    ambiguous: plan.ambiguous[0] ? { count: plan.ambiguous.length, ...plan.ambiguous[0] } : null,
    encoding: encodingOf(file),
    ignoredSheets: plan.ignoredSheets.slice(0, maxIgnoredSheets),
    earlier: (await findByDigest(db, projectId, digestOf(file))) ?? null,
  };
}

/** How the text was decoded, with what shows whether that is right. */
function encodingOf({ tables }: ImportFile): ImportPreview['data']['encoding'] {
  const [table] = tables;
  if (!table?.codePage) return null;
  const { codePage: name, possible = [name], rows } = table;
  return { name, possible: [...possible], samples: letterSamples(rows) };
}

/** Entries that a plan adds or changes; none if it has errors. */
const changedEntries = ({ steps, errors }: Plan) =>
  errors.length > 0 ? 0 : steps.filter(({ action }) => action !== 'same').length;

/**
 * Imports the whole file or nothing, except what is to be left out.
 * @throws ApiError 422 with every error of the file; 409 ALREADY_IMPORTED for a file that was already
 * imported
 */
export async function importFile(
  author: Author,
  file: ImportFile,
  leftOut: LeftOut,
): Promise<Static<typeof ImportAnswer>['data']> {
  const { tx, projectId, person } = author;
  await lockImports(author);
  const digest = digestOf(file);
  const before = await findByDigest(tx, projectId, digest);
  if (before)
    throw new ApiError(
      409,
      'ALREADY_IMPORTED',
      `This file was imported already, as ${before.fileName}; undo that import to repeat it.`,
      before,
    );
  const plan = await planOf(tx, projectId, file, leftOut);
  if (plan.errors.length > 0)
    throw new ApiError(
      422,
      'IMPORT_HAS_ERRORS',
      `Nothing was imported: the file has ${plan.errors.length} errors.`,
      plan.errors.slice(0, maxErrorsReturned),
    );
  const changes = await applyPlan(author, plan);
  const { fileName } = file;
  const record = await insertImport(tx, { projectId, fileName, digest, person, changes });
  const years = changes.map(({ year }) => year);
  await notifyOfChanges(author, { changes, years, action: 'import', subject: fileName });
  await notify(tx, { projectId, event: 'imported', from: fileName, only: person });
  return record;
}

const digestOf = ({ content }: ImportFile) => createHash('sha256').update(content).digest('base64url');

const planOf = (db: Queryable, projectId: number, { tables, locale }: ImportFile, leftOut: LeftOut) =>
  planImport(db, projectId, { tables, locale, leftOut, now: new Date() });

/**
 * The tables of a file. Takes up to half a minute: call it outside transactions.
 * @throws ApiError 422 for an unreadable file
 */
export async function tablesIn(content: Buffer, codePage?: CodePage): Promise<FileTable[]> {
  try {
    return await readFile(content, codePage);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new ApiError(422, `FILE_${error.code}`, error.message);
    throw error;
  }
}

function countsOf({ steps }: Plan): ImportPreview['data']['counts'] {
  return Object.fromEntries(
    importTables.map((table) => {
      const own = steps.filter(({ entry }) => entry.table === table);
      const count = (name: string) => own.filter(({ action }) => action === name).length;
      return [table, { create: count('create'), update: count('update'), same: count('same') }];
    }),
  );
}
