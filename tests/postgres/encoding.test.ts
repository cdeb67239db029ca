import { randomUUID } from 'node:crypto';
import { administer, databaseUrl } from '../support/server/postgres-admin';
import { failToStart } from '../support/server/product-process';

test.each(['SQL_ASCII', 'LATIN1'])(
  'a new database in %s is refused before anything is written',
  async (encoding) => {
    const name = `encoding_${randomUUID().slice(0, 8)}`;
    await administer(
      `create database ${name} template template0 encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`,
    );
    const { code, says } = await failToStart({ DATABASE_URL: databaseUrl(name) });
    await administer(`drop database ${name}`);
    expect(code).toBe(1);
    expect(says).toMatch(
      new RegExp(`^The database has the encoding ${encoding}; create one with createdb .*\\n$`),
    );
  },
);
