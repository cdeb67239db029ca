import type { TestApp } from './test-app';

/** The company whose carbon accounts are tested: known once the server of the test file has started. */
export type Company = () => { server: TestApp; projectId: number };

export const carbonUrl =
  (company: Company) =>
  (resource: string, rest = '') =>
    `/api/${resource}/project/${company().projectId}${rest}`;

export async function emptyTables({ database }: TestApp, ...names: string[]): Promise<void> {
  for (const table of names) await database.query(`delete from ca_${table}`);
}
