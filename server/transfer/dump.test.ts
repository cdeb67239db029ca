import { openTestDatabase } from '../../tests/support/server/test-database';
import type { Database } from '../lib/database';
import { dump } from './dump';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The number of rows in each part of a table. */
async function sizesOf(table: string): Promise<number[]> {
  return database.transaction(async (tx) => {
    const sizes: number[] = [];
    let current = '';
    for await (const part of dump(tx)) {
      if ('table' in part) current = part.table;
      if ('lines' in part && current === table) sizes.push(part.lines.length);
    }
    return sizes;
  });
}

test('changes of imports are copied one import at a time, like files: each can be large', async () => {
  await database.query(
    `insert into ca_imports (project_id, file_name, digest, created_by, changes)
     select id, 'figures.csv', number::text, '', '[]'
       from (select min(id) as id from projects) as first, generate_series(1, 3) as number`,
    [],
  );
  await database.query(
    `insert into ca_evidence (project_id, record_id, name, type, bytes, sha256, content, created_by)
     select id, gen_random_uuid(), 'bill.pdf', 'pdf', 1, number::text, 'x', ''
       from (select min(id) as id from projects) as first, generate_series(1, 3) as number`,
    [],
  );
  expect(await sizesOf('ca_imports')).toEqual([1, 1, 1]);
  expect(await sizesOf('ca_evidence')).toEqual([1, 1, 1]);
  expect(Math.max(...(await sizesOf('linkings')))).toBeGreaterThan(1);
});
