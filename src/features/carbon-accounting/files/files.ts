import type { ImportTable } from '../../../../core/contracts/ca-imports';

export type FileFormat = 'xlsx' | 'csv' | 'json';

/** The tables of a file, as the server names them. */
export const importTables: readonly ImportTable[] = [
  'activities',
  'bills',
  'spend',
  'distribution',
  'suppliers',
];
