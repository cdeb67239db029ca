import type { ImportTable } from '../../../../core/contracts/ca-imports';

export type FileFormat = 'xlsx' | 'csv' | 'json';

/** The tables of a file, by their names on the server. */
export const importTables: readonly ImportTable[] = [
  'activities',
  'bills',
  'spend',
  'distribution',
  'suppliers',
];
