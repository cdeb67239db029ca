import { Type, type Static } from 'typebox';
import { AnyLocale, PageMeta, Instant, ProjectParams } from './common';

/** The sheets of a file; a CSV file has one of them, identified by its columns. */
const importTables = ['activities', 'bills', 'spend', 'distribution', 'suppliers'] as const;
export const ImportTable = Type.Enum([...importTables]);
export type ImportTable = Static<typeof ImportTable>;

/** A fault and its place. `row` counts as in a spreadsheet: the header is row 1; 0 is the whole table. */
const ImportError = Type.Object({
  table: Type.Union([ImportTable, Type.Null()]),
  row: Type.Integer(),
  column: Type.String({ description: 'as the file calls it' }),
  value: Type.String(),
  code: Type.String(),
  about: Type.String({
    description:
      'what the message names besides: the unit, the longest, the other row, the year; may be empty',
  }),
  message: Type.String(),
  suggested: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'of a name that is not known: what it most likely means, in the language that was asked for',
    }),
  ),
});
export type ImportError = Static<typeof ImportError>;

const FileCell = Type.Union([Type.String(), Type.Number(), Type.Null()]);

const ImportCounts = Type.Object({
  create: Type.Integer(),
  update: Type.Integer(),
  same: Type.Integer({ description: 'rows that stand as they are already' }),
});
export type ImportCounts = Static<typeof ImportCounts>;

const ImportRecord = Type.Object({
  id: Type.String({ format: 'uuid' }),
  fileName: Type.String(),
  createdBy: Type.String({ description: 'e-mail' }),
  createdAt: Instant,
  undoneAt: Type.Union([Instant, Type.Null()]),
  changes: Type.Integer({ description: 'records that were created or changed' }),
});
export type ImportRecord = Static<typeof ImportRecord>;

/** What an import would do. With errors it imports nothing. */
export const ImportPreview = Type.Object({
  data: Type.Object({
    fileName: Type.String(),
    years: Type.Array(Type.Integer()),
    counts: Type.Record(Type.String(), ImportCounts, { description: 'by table' }),
    rows: Type.Array(
      Type.Object({
        table: ImportTable,
        row: Type.Integer(),
        action: Type.Enum(['create', 'update', 'same']),
        cells: Type.Array(Type.String()),
      }),
      { description: 'the first 200' },
    ),
    errors: Type.Array(ImportError, { description: 'at most 10,000' }),
    errorCount: Type.Integer({ description: 'at most 10,000 are counted' }),
    alike: Type.Integer({
      description:
        'new activities of which the year has one already, in the same country and at the same site',
    }),
    others: Type.Integer({
      description:
        'of a file with errors: entries that would be added or changed without the rows that have them',
    }),
    refused: Type.Array(
      Type.Object({
        table: ImportTable,
        sheet: Type.String({ description: 'empty for a CSV file' }),
        header: Type.Array(FileCell),
        rows: Type.Array(Type.Object({ row: Type.Integer(), cells: Type.Array(FileCell) })),
      }),
      { description: 'rows with errors as they stand in the file, up to 2,000,000 signs of them' },
    ),
    moreRefused: Type.Integer({ description: 'rows with errors that are not in `refused`' }),
    fractions: Type.Boolean({
      description: 'every share of a table is 1 percent at most: a spreadsheet makes 0.3 of 30%',
    }),
    identical: Type.Integer({
      description: 'new activities that stand in the file once more, word for word',
    }),
    identicalRows: Type.Array(Type.Object({ row: Type.Integer(), first: Type.Integer() }), {
      description: 'their rows and the first that says the same; the first 20',
    }),
    ambiguous: Type.Union(
      [
        Type.Object({
          count: Type.Integer({ description: 'cells whose text can be read as two numbers' }),
          table: ImportTable,
          row: Type.Integer(),
          column: Type.String(),
          text: Type.String(),
          read: Type.Number({ description: 'what is imported' }),
          other: Type.Number({ description: 'what it may mean as well' }),
        }),
        Type.Null(),
      ],
      { description: 'the first of them; null where there is none' },
    ),
    ignoredSheets: Type.Array(Type.String(), {
      description:
        'sheets that hold something but no table of a template, the first 20; empty ones are left out',
    }),
    earlier: Type.Union([ImportRecord, Type.Null()], {
      description: 'the import that has brought this very file already',
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

export const FileQuery = Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 200 }) });

const YesOrNo = ['true', 'false'] as const;

/** What an import leaves out of its file. */
export const LeftOutQuery = Type.Object({
  withoutRefused: Type.Optional(
    Type.Enum([...YesOrNo], { description: 'rows with errors; else nothing is imported' }),
  ),
  withoutRepeated: Type.Optional(
    Type.Enum([...YesOrNo], { description: 'new activities that the file has word for word already' }),
  ),
});

export const TemplateQuery = Type.Object({
  format: Type.Enum(['csv', 'xlsx']),
  table: Type.Optional(ImportTable),
  locale: Type.Optional(AnyLocale),
});

export const ExportParams = Type.Object({
  ...ProjectParams.properties,
  year: Type.Integer({ minimum: 1990, maximum: 2100 }),
});

/**
 * `table` selects one of the inputs; required for CSV, since a CSV file holds one table. `locale` sets how a CSV file
 * writes numbers and separates cells, so that spreadsheets in that language open it.
 */
export const ExportQuery = Type.Object({
  part: Type.Enum(['inputs', 'results', 'energy'], {
    description: 'energy: MWh of the calculated years up to this one',
  }),
  format: Type.Enum(['csv', 'xlsx', 'json']),
  table: Type.Optional(ImportTable),
  locale: Type.Optional(AnyLocale),
});
export type ExportQuery = Static<typeof ExportQuery>;
