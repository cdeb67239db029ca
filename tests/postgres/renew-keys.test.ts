import { manageKeys } from '../../server/cli/keys';
import { openAnotherPool } from '../support/server/another-pool';
import { openTestDatabase } from '../support/server/test-database';

test('keys are not renewed while a server is running', async () => {
  const served = await openTestDatabase();
  const own = await openAnotherPool(served);
  const stop = await served.listen('anything', () => undefined);
  await expect(manageKeys(own, ['renew'], { secretsKeys: [] })).rejects.toThrow(
    /^Servers are running \(\d connections listen\)/,
  );
  await stop();
  await own.close();
  await served.close();
});
