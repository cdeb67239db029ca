import type { RecordField, RecordFields } from '../../core/records/record-fields';

/** The columns of a record for a `select`, each under its name in forms. */
export const selectList = (fields: RecordFields): string =>
  Object.entries(fields)
    .map(([name, field]) => `${columnOf(field)} as "${name}"`)
    .join(', ');

export const columnList = (fields: RecordFields): string => Object.values(fields).map(columnOf).join(', ');

/** Placeholders for the columns of a record, the first of them `$first`. */
export const placeholderList = (fields: RecordFields, first: number): string =>
  Object.values(fields)
    .map((_field, index) => `$${first + index}`)
    .join(', ');

/** `column = $n` for each column of a record, the first placeholder being `$first`. */
export const assignmentList = (fields: RecordFields, first: number): string =>
  Object.values(fields)
    .map((field, index) => `${columnOf(field)} = $${first + index}`)
    .join(', ');

/** The values of a record in the order of its columns, as the database holds them. */
export const columnValues = <Fields extends RecordFields>(
  fields: Fields,
  values: Readonly<Record<keyof Fields, string>>,
): (string | number | null)[] =>
  Object.entries(fields).map(([name, field]) => toColumn(field, values[name as keyof Fields]));

/** A row read with `selectList`, as texts. */
export const rowValues = <Fields extends RecordFields>(
  fields: Fields,
  row: Readonly<Record<keyof Fields, unknown>>,
): Record<keyof Fields, string> =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, String(row[name as keyof Fields] ?? '')]),
  ) as Record<keyof Fields, string>;

const columnOf = ({ wire, column }: RecordField): string =>
  column ?? wire.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

function toColumn({ isInteger, isOptional }: RecordField, value: string): string | number | null {
  if (isInteger) return Number(value);
  return isOptional && value === '' ? null : value;
}
