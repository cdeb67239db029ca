import { readSubject } from '../../../core/audit/subject';
import type { ExchangePartner } from '../../../core/contracts/exchange-partners';
import { manageKeys } from '../../../server/cli/keys';
import { createOutgoing } from '../../../server/lib/outgoing/outgoing';
import { loadSealingKey } from '../../../server/identity/embedded/secrets';
import { createSecretBox } from '../../../server/lib/secret-box';
import { answer, startFakePartner, type FakePartner } from '../../support/exchange/fake-partner';
import { bioethanol } from '../../support/products/published-footprint';
import { partnerCalls } from '../../support/server/partners';
import { testSource } from '../../../server/modules/exchange/fetching/sources-service';
import { sourceCalls } from '../../support/server/sources';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let partner: FakePartner;
let id: string;

beforeAll(async () => {
  server = await createTestApp({ PRIVATE_HOSTS: '127.0.0.1' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());
const { url, send, list, add } = partnerCalls(() => ({ server, projectId }));
beforeEach(async () => {
  await server.database.query('delete from pact_partners', []);
  partner = await startFakePartner();
  id = (await add('Hallingdal')).id;
});
afterEach(() => partner.close());

const { access, setSource, sourceOf, serve, fetchAll, offered } = sourceCalls(() => ({
  ...{ server, projectId, partner, id },
}));
const codeOf = (response: { json: () => unknown }) =>
  (response.json() as { error?: { code: string } }).error?.code;

test('the sign-in of a partner may be on another host', async () => {
  const signIn = await startFakePartner();
  try {
    const signInAddress = `${signIn.address}/sign-in`;
    signIn.on('/sign-in/auth/token', answer(200, { access_token: 'from-elsewhere' }));
    partner.on('/auth/token', answer(500, 'never asked'));
    partner.on('/3/footprints', (request, response) => {
      const isOurs = request.headers.authorization === 'Bearer from-elsewhere';
      answer(isOurs ? 200 : 401, { data: [bioethanol] })(request, response);
    });
    const set = await setSource({ ...access(), signInAddress: ` ${signInAddress}/ ` });
    expect(set.json<{ data: ExchangePartner }>().data.source).toMatchObject({ signInAddress });
    await fetchAll();
    expect(await sourceOf()).toMatchObject({ signInAddress, fault: null, footprints: 1 });
    const [entry] = await server.database.query<{ changes: unknown }>(
      'select changes from audit_entries where project_id = $1 order by number desc limit 1',
      [projectId],
    );
    expect(entry?.changes).toContainEqual({ field: 'sourceSignIn', from: null, to: signInAddress });
    await setSource();
    expect(await sourceOf()).toMatchObject({ signInAddress: null });
  } finally {
    await signIn.close();
  }
});

test('the connection is tested without fetching anything', async () => {
  await setSource({ ...access(), clientSecret: 'wrong' });
  const tested = async () => (await send('POST', url(`/${id}/source/test`))).json<{ data: object }>().data;
  expect(await tested()).toEqual({ fault: 'WRONG_CREDENTIAL' });
  serve(bioethanol);
  await setSource();
  expect(await tested()).toEqual({ fault: null });
  expect(await offered()).toEqual([]);
});

test('the test of a connection does not wait for each call of a partner that hangs', async () => {
  await setSource();
  partner.on('/.well-known/openid-configuration', () => undefined);
  partner.on('/auth/token', () => undefined);
  const parts = {
    outgoing: createOutgoing({ privateHosts: ['127.0.0.1'] }),
    box: createSecretBox([await loadSealingKey(server.database)]),
  };
  expect(await testSource(server.database, parts, { projectId, partnerId: id }, 50)).toBe('TIMEOUT');
});

describe('the secret', () => {
  test('is never returned and is stored encrypted', async () => {
    const set = await setSource();
    const rows = await server.database.query('select * from pact_sources', []);
    expect(set.body + JSON.stringify(await list()) + JSON.stringify(rows)).not.toContain('"secret"');
  });

  test('is kept if omitted, for the same hosts and client only', async () => {
    await setSource();
    const { address, clientId } = access();
    expect((await setSource({ address: `${address}/pact`, clientId })).statusCode).toBe(200);
    const same = { address, clientId, signInAddress: `${address}/sign-in` };
    expect((await setSource(same)).statusCode).toBe(200);
    for (const other of [
      { address, clientId: 'other' },
      { address: 'https://elsewhere.example', clientId },
      { address, clientId, signInAddress: 'https://elsewhere.example' },
      { address: 'https://elsewhere.example', clientId, signInAddress: address },
    ])
      expect(codeOf(await setSource(other))).toBe('SOURCE_SECRET_MISSING');
  });

  test('is encrypted with the new key when the keys are renewed, while no server runs', async () => {
    const running = server;
    server = await createTestApp({ PRIVATE_HOSTS: '127.0.0.1' });
    id = (await add('Hallingdal')).id;
    await setSource();
    await server.app.close();
    const sealed = () => server.database.query('select client_secret_sealed from pact_sources', []);
    const before = await sealed();
    await manageKeys(server.database, ['renew'], { secretsKeys: [] });
    expect(await sealed()).not.toEqual(before);
    serve(bioethanol);
    await fetchAll();
    expect(await server.database.query('select fault, fetched_at from pact_sources', [])).toEqual([
      { fault: null, fetched_at: expect.any(String) },
    ]);
    await server.database.close();
    server = running;
  });

  test('that was encrypted with another key has to be entered again', async () => {
    await setSource();
    await server.database.query("delete from identity_secrets where name = 'sealing-key'", []);
    await fetchAll();
    expect(await sourceOf()).toMatchObject({ fault: 'SECRET_UNREADABLE' });
  });
});

test.each([
  'partner.example',
  'ftp://partner.example',
  'https://me:secret@partner.example',
  'https://p.example/?a=b',
])('an invalid address is refused: %s', async (address) => {
  expect(codeOf(await setSource({ ...access(), address }))).toBe('SOURCE_ADDRESS_INVALID');
  expect(codeOf(await setSource({ ...access(), signInAddress: address }))).toBe('SOURCE_ADDRESS_INVALID');
});

test('a client ID of spaces is refused', async () => {
  const refused = await setSource({ ...access(), clientId: ' ' });
  expect([refused.statusCode, codeOf(refused)]).toEqual([400, 'SOURCE_CLIENT_MISSING']);
});

test('changes to a source are recorded with the person, without the secret', async () => {
  await setSource();
  const [entry] = await server.database.query<{ subject: string; changes: unknown; actor: string }>(
    'select subject, changes, actor from audit_entries where project_id = $1 order by number desc limit 1',
    [projectId],
  );
  expect(readSubject(entry?.subject ?? '')).toMatchObject({ code: 'exchangePartner' });
  expect(entry?.changes).toEqual([
    { field: 'sourceAddress', from: null, to: partner.address },
    { field: 'sourceClient', from: null, to: 'me' },
  ]);
});
