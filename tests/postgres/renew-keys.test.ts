import { manageKeys } from '../../server/cli/keys';
import { openPostgres } from '../../server/database/postgres';
import { databaseUrl } from '../support/server/postgres-admin';
import { openTestDatabase } from '../support/server/test-database';

test('keys are not renewed under a running server', async () => {
  const served = await openTestDatabase();
  const [row] = await served.query<{ name: string }>('select current_database() as name', []);
  const own = openPostgres(databaseUrl(row?.name ?? ''), () => undefined);
  const stop = await served.listen('anything', () => undefined);
  await expect(manageKeys(own, ['renew'], { secretsKeys: [] })).rejects.toThrow(
    /^Servers are running \(\d connections listen\)/,
  );
  await stop();
  await own.close();
  await served.close();
});
