/** The names of a record's field in the API and in the database; forms use its key in the list. */
export interface RecordField {
  wire: string;
  /** By default the API name in snake case. */
  column?: string;
  /** An integer in the API and in the database. Forms hold it as text, and unreadable text counts as 1. */
  isInteger?: true;
  /** If empty, left out in the API, and null in the database. */
  isOptional?: true;
}

export type RecordFields = Readonly<Record<string, RecordField>>;

/** The form values of a record: texts. */
export type RecordValues<Fields extends RecordFields> = { -readonly [Name in keyof Fields]: string };

type WireRecord = Readonly<Record<string, unknown>>;

/** An API record as form values; missing members are empty. */
export function toValues<Fields extends RecordFields>(
  fields: Fields,
  record: WireRecord,
): RecordValues<Fields> {
  const entries = Object.entries(fields).map(([name, { wire }]) => [name, textOf(record[wire])]);
  return Object.fromEntries(entries) as RecordValues<Fields>;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
