/** How one field of a record is called on the wire and in the database; forms call it by its key in the list. */
export interface RecordField {
  wire: string;
  /** The name on the wire in snake case unless it is another. */
  column?: string;
  /** A whole number on the wire and in the database. Forms hold it as text, and what cannot be read counts as 1. */
  isInteger?: true;
  /** Left out on the wire, and null in the database, where it is empty. */
  isOptional?: true;
}

export type RecordFields = Readonly<Record<string, RecordField>>;

/** What a form holds of a record: texts. */
export type RecordValues<Fields extends RecordFields> = { -readonly [Name in keyof Fields]: string };

type WireRecord = Readonly<Record<string, unknown>>;

/** A record of the wire as a form holds it; what is missing is empty. */
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
