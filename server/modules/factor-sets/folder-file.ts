import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv, UnreadableCsvError } from '../../lib/tables/csv';

/** Every fault of a set's folder, one sentence each; a set with faults is not used. */
export class FactorSetError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

export const hasFile = (folder: string, file: string): boolean => existsSync(join(folder, file));

/** @throws FactorSetError for a file that is missing */
export function readText(folder: string, file: string): string {
  if (!hasFile(folder, file)) throw new FactorSetError([`${file} is missing in ${folder}.`]);
  return readFileSync(join(folder, file), 'utf8');
}

/**
 * The lines below the header of a CSV file, by column; missing columns of `optional` are empty.
 * @throws FactorSetError for invalid CSV, and for missing columns
 */
export function readLines<Column extends string>(
  folder: string,
  file: string,
  columns: readonly Column[],
  optional: readonly Column[] = [],
): Record<Column, string>[] {
  const [header = [], ...rows] = parse(file, readText(folder, file));
  const missing = columns.filter((column) => !header.includes(column) && !optional.includes(column));
  if (missing.length > 0) throw new FactorSetError([`${file} has no column ${missing.join(', ')}.`]);
  const indexes = columns.map((column) => [column, header.indexOf(column)] as const);
  return rows.map(
    (row) => Object.fromEntries(indexes.map(([name, at]) => [name, row[at] ?? ''])) as Record<Column, string>,
  );
}

function parse(file: string, text: string): string[][] {
  try {
    return readCsv(text).rows;
  } catch (error) {
    if (error instanceof UnreadableCsvError) throw new FactorSetError([`${file}: ${error.message}.`]);
    throw error;
  }
}

/** A number from 0, as digits or with an exponent. */
export const isDecimal = (text: string): boolean =>
  /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));

export const isEmptyLine = (line: object): boolean => Object.values(line).every((cell) => cell === '');
