import { Type, type Static } from 'typebox';
import { codePages } from '../tables/decode-text';
import { AnyLocale, PageMeta, Instant } from './common';

/** The sheets of a file; a CSV file has one of them, identified by its columns. */
const importTables = ['activities', 'bills', 'spend', 'distribution', 'suppliers'] as const;
export const ImportTable = Type.Enum([...importTables]);
export type ImportTable = Static<typeof ImportTable>;

/** A fault and its place. `row` counts as in a spreadsheet: the header is row 1; 0 is the whole table. */
const ImportError = Type.Object({
  table: Type.Union([ImportTable, Type.Null()]),
  row: Type.Integer(),
  column: Type.String({ description: 'column name as written in the file' }),
  value: Type.String(),
  code: Type.String(),
  about: Type.String({
    description:
      'value that the message refers to, such as the unit, the maximum length, the other row or the year; may be empty',
  }),
  message: Type.String(),
  suggested: Type.Optional(
    Type.Array(Type.String(), {
      description: 'for an unknown name: the closest known names, in the requested language',
    }),
  ),
});
export type ImportError = Static<typeof ImportError>;

const FileCell = Type.Union([Type.String(), Type.Number(), Type.Null()]);

const ImportCounts = Type.Object({
  create: Type.Integer(),
  update: Type.Integer(),
  same: Type.Integer({ description: 'rows that equal the stored records' }),
});
export type ImportCounts = Static<typeof ImportCounts>;

const ImportRecord = Type.Object({
  id: Type.String({ format: 'uuid' }),
  fileName: Type.String(),
  createdBy: Type.String({ description: 'e-mail address' }),
  createdAt: Instant,
  undoneAt: Type.Union([Instant, Type.Null()]),
  changes: Type.Integer({ description: 'number of records created or changed' }),
});
export type ImportRecord = Static<typeof ImportRecord>;

/** What an import would do. With errors it imports nothing. */
export const ImportPreview = Type.Object({
  data: Type.Object({
    fileName: Type.String(),
    years: Type.Array(Type.Integer()),
    counts: Type.Record(Type.String(), ImportCounts, { description: 'by table (`ImportTable`)' }),
    rows: Type.Array(
      Type.Object({
        table: ImportTable,
        row: Type.Integer(),
        action: Type.Enum(['create', 'update', 'same']),
        cells: Type.Array(Type.String()),
      }),
      { description: 'the first 200 rows' },
    ),
    errors: Type.Array(ImportError, { description: 'the first 10,000 errors' }),
    errorCount: Type.Integer({ description: 'number of errors; counting stops at 10,000' }),
    alike: Type.Integer({
      description: 'new activities that resemble a stored one: same activity, year, country and site',
    }),
    others: Type.Integer({
      description:
        'for a file with errors: number of entries that would be added or changed if the rows with errors were skipped',
    }),
    refused: Type.Array(
      Type.Object({
        table: ImportTable,
        sheet: Type.String({ description: 'empty for a CSV file' }),
        header: Type.Array(FileCell),
        rows: Type.Array(Type.Object({ row: Type.Integer(), cells: Type.Array(FileCell) })),
      }),
      { description: 'rows with errors as written in the file, limited to 2,000,000 characters in total' },
    ),
    moreRefused: Type.Integer({ description: 'number of rows with errors that are not in `refused`' }),
    fractions: Type.Boolean({
      description:
        'true if no share of a table exceeds 1 percent: the spreadsheet probably turned 30% into 0.3',
    }),
    identical: Type.Integer({
      description: 'number of new activities that repeat another row of the file exactly',
    }),
    identicalRows: Type.Array(Type.Object({ row: Type.Integer(), first: Type.Integer() }), {
      description: 'the first 20 of them: the row, and the first row with the same content',
    }),
    ambiguous: Type.Union(
      [
        Type.Object({
          count: Type.Integer({
            description: 'number of cells whose text can be read as two different numbers',
          }),
          table: ImportTable,
          row: Type.Integer(),
          column: Type.String(),
          text: Type.String(),
          read: Type.Number({ description: 'the number that is imported' }),
          other: Type.Number({ description: 'the other possible number' }),
        }),
        Type.Null(),
      ],
      { description: 'the first ambiguous cell; null if there is none' },
    ),
    encoding: Type.Union(
      [
        Type.Object({
          name: Type.Enum([...codePages]),
          possible: Type.Array(Type.Enum([...codePages]), {
            description: 'the encodings in which the file is a text',
          }),
          samples: Type.Array(Type.String(), {
            description: 'the first texts with letters that other encodings would change',
          }),
        }),
        Type.Null(),
      ],
      { description: 'encoding with which a CSV file was read; null for Unicode and for spreadsheets' },
    ),
    ignoredSheets: Type.Array(Type.String(), {
      description:
        'sheets with content that matches no template table, the first 20; empty sheets are not listed',
    }),
    earlier: Type.Union([ImportRecord, Type.Null()], {
      description: 'an earlier import of the identical file',
    }),
  }),
});
export type ImportPreview = Static<typeof ImportPreview>;

export const ImportAnswer = Type.Object({ data: ImportRecord });

export const ImportList = Type.Object({ data: Type.Array(ImportRecord), meta: PageMeta });
export type ImportList = Static<typeof ImportList>;

/** Records that somebody has changed since the import are kept as they are. */
export const UndoAnswer = Type.Object({
  data: Type.Object({ deleted: Type.Integer(), restored: Type.Integer(), kept: Type.Integer() }),
});
export type UndoAnswer = Static<typeof UndoAnswer>;

export const FileQuery = Type.Object({
  fileName: Type.String({
    ...{ minLength: 1, maxLength: 200 },
    description: 'with its extension',
  }),
});

const YesOrNo = ['true', 'false'] as const;

/** What an import leaves out of its file. */
export const LeftOutQuery = Type.Object({
  withoutRefused: Type.Optional(
    Type.Enum([...YesOrNo], {
      description: 'true skips rows with errors; otherwise a file with errors imports nothing',
    }),
  ),
  withoutRepeated: Type.Optional(
    Type.Enum([...YesOrNo], {
      description: 'true skips new activities that repeat another row of the file exactly',
    }),
  ),
});

const OneTable = Type.Enum([...importTables], { description: 'only this table; CSV files hold one' });

export const TemplateQuery = Type.Object({
  format: Type.Enum(['csv', 'xlsx'], { description: 'file format' }),
  table: Type.Optional(OneTable),
  locale: Type.Optional(AnyLocale),
});

/**
 * `table` selects one of the inputs; required for CSV, since a CSV file holds one table. `locale` sets how a CSV file
 * writes numbers and separates cells, so that spreadsheets in that language open it.
 */
export const ExportQuery = Type.Object({
  part: Type.Enum(['inputs', 'results', 'energy'], {
    description: 'energy: in MWh, of the calculated years up to and including this one',
  }),
  format: Type.Enum(['csv', 'xlsx', 'json'], { description: 'file format' }),
  table: Type.Optional(OneTable),
  locale: Type.Optional(AnyLocale),
});
export type ExportQuery = Static<typeof ExportQuery>;
