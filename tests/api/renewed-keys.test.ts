import { manageKeys } from '../../server/cli/keys';
import { Browser } from '../support/realm/browser';
import { openRealm, refresh, signIn } from '../support/realm/realm';

test('after the keys were renewed nothing that was issued before opens anything, and people sign in again', async () => {
  const realm = await openRealm();
  const browser = new Browser(realm.app);
  const leaked = await signIn(browser);
  expect(await manageKeys(realm.database, ['renew'], { secretsKeys: [] })).toEqual([
    expect.stringMatching(/^The keys .* again\.$/),
  ]);
  await realm.restart();

  await expect(realm.identity.verify(leaked.access_token)).rejects.toThrow();
  expect((await refresh(new Browser(realm.app), leaked.refresh_token)).statusCode).toBe(400);
  const { access_token } = await signIn(new Browser(realm.app));
  await expect(realm.identity.verify(access_token)).resolves.toMatchObject({ name: 'Anna Berger' });
  await expect(manageKeys(realm.database, [], { secretsKeys: [] })).rejects.toThrow(
    'Say what to do: keys renew',
  );
  await realm.close();
});
