import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ProductRelease } from '../../../core/contracts/ca-product-releases';
import type { ExchangeRequest } from '../../../core/contracts/exchange-requests';
import type { PactFootprint } from '../../../core/contracts/pact';
import type { PactEvent } from '../../../core/contracts/pact-interface';
import { toPact } from '../../../core/products/to-pact';
import { anyRelease } from '../../support/products/any-release';
import { newCaller, partnerCalls, storeRelease, type Caller } from '../../support/server/partners';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let ours: number;
let alpha: Caller;
let beta: Caller;
let stranger: Caller;
/** All products and releases, and who may read them. */
let world: { footprint: PactFootprint; productId: string; reader: Caller | undefined }[];

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://portal.example' });
  ours = await server.projectId('Alpenguss GmbH');
  const theirs = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  alpha = await newCaller(server, { projectId: ours, name: 'Alpha' });
  beta = await newCaller(server, { projectId: ours, name: 'Beta' });
  stranger = await newCaller(server, { projectId: theirs, name: 'Gamma' });
  world = [];
  const [sample] = fc.sample(anyRelease, { numRuns: 1, seed: 5 });
  if (!sample) throw new Error('no release');
  const add = async (reader: Caller | undefined, projectId: number, name: string, number: number) => {
    const release: ProductRelease = {
      ...sample,
      ...{ id: randomUUID(), productId: randomUUID(), number: 1, precedingIds: [] },
      ...{ issuer: 'localhost', companyId: projectId, deprecatedAt: null },
      ...{ validFrom: `202${number}-01-01`, validUntil: `202${number + 2}-12-31` },
      createdAt: `2026-02-0${number}T04:05:06.789Z`,
      values: {
        ...sample.values,
        partNumber: name,
        gtin: `1234567${number}`,
        country: ['DE', 'FR'][number % 2] ?? 'CN',
      },
    };
    await storeRelease(server, release, { projectId, readers: reader ? [reader] : [] });
    world.push({ footprint: toPact(release), productId: release.productId, reader });
  };
  for (const number of [1, 2, 3]) {
    await add(alpha, ours, 'SAME-1', number);
    await add(beta, ours, 'SAME-1', number);
    await add(undefined, ours, `NOBODY-${number}`, number);
    await add(stranger, theirs, 'SAME-1', number);
  }
});
afterAll(() => server.close());

const partners = partnerCalls(() => ({ server, projectId: ours }));
const products = productCalls(() => ({ server, projectId: ours }));
const readers = () => [alpha, beta, stranger];
const ofReader = (caller: Caller) =>
  world.filter(({ reader }) => reader === caller).map(({ footprint }) => footprint.id);

/** Every page of a list. */
async function readAll(caller: Caller, query: string): Promise<string[]> {
  const ids: string[] = [];
  let address: string | undefined = `/3/footprints${query}`;
  while (address !== undefined) {
    const answer = await caller.call(address);
    expect(answer.statusCode).toBe(200);
    ids.push(...answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id));
    address = /^<https?:\/\/[^/]+\/pact([^>]+)>/.exec((answer.headers.link as string | undefined) ?? '')?.[1];
  }
  return ids;
}

test('no filter or combination shows a partner what is not offered to it', async () => {
  const all = world.map(({ footprint }) => footprint);
  const any = (values: readonly string[]) =>
    fc.constantFrom(...new Set([...values, ...values.map((value) => value.toUpperCase())]));
  const several = (values: readonly string[]) => fc.uniqueArray(any(values), { minLength: 1, maxLength: 3 });
  const times = all.flatMap((each) => [each.validityPeriodStart, each.validityPeriodEnd]);
  const time = any([...times, '2010-01-01T00:00:00Z', '2040-01-01T00:00:00Z']).map((text) => [text]);
  const query = fc.record(
    {
      productId: several(all.flatMap(({ productIds }) => productIds)),
      companyId: several(all.flatMap(({ companyIds }) => companyIds)),
      classification: several(all.flatMap(({ productClassifications = [] }) => productClassifications)),
      geography: several(['DE', 'FR', 'CN']),
      ...{ validOn: time, validAfter: time, validBefore: time },
      status: any(['Active', 'Deprecated']).map((text) => [text]),
      limit: fc.constantFrom(['1'], ['2'], ['100']),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(...readers()), async (chosen, caller) => {
      const search = new URLSearchParams(
        Object.entries(chosen).flatMap(([name, values]) => values.map((value) => [name, value])),
      ).toString();
      const found = await readAll(caller, `?${search}`);
      expect([search, found.filter((id) => !ofReader(caller).includes(id))]).toEqual([search, []]);
      expect(new Set(found).size).toBe(found.length);
    }),
    { numRuns: 200 },
  );
  for (const caller of readers()) expect((await readAll(caller, '')).sort()).toEqual(ofReader(caller).sort());
});

test('the page link of another partner contains nothing of that partner', async () => {
  const first = await alpha.call('/3/footprints?limit=1');
  const link = /<[^>]+\/pact(\/3\/footprints[^>]+)>/.exec(first.headers.link as string)?.[1] ?? '';
  for (const caller of [beta, stranger])
    for (const id of await readAll(caller, link.slice('/3/footprints'.length)))
      expect(ofReader(caller)).toContain(id);
});

test("the ids of others' footprints and products respond like unknown ids", async () => {
  for (const caller of readers()) {
    const unknown = await caller.call(`/3/footprints/${randomUUID()}`);
    for (const { footprint, productId, reader } of world) {
      for (const id of [footprint.id, footprint.id.toUpperCase()]) {
        const answer = await caller.call(`/3/footprints/${id}`);
        if (reader === caller) expect(answer.json()).toEqual({ data: footprint });
        else expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
      }
      const ofProduct = await caller.call(`/3/footprints/${productId}`);
      expect([ofProduct.statusCode, ofProduct.body]).toEqual([404, unknown.body]);
    }
  }
});

describe('events', () => {
  const type = (name: string) => `org.wbcsd.pact.ProductFootprint.${name}Event.3`;
  const tell = (caller: Caller, name: string, data: object) =>
    caller.call('/3/events', {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents+json' },
      payload: JSON.stringify({
        ...{ type: type(name), specversion: '1.0', id: randomUUID(), source: '//beta.example/3/events' },
        ...{ time: '2026-03-05T17:31:00Z', data },
      }),
    });
  const deliveries = () =>
    server.database.query<{ partnerId: string; event: PactEvent }>(
      'select partner_id as "partnerId", event from pact_deliveries order by created_at',
      [],
    );
  beforeEach(() => server.database.query('delete from pact_deliveries', []));

  test('a request for a product gets the same response whether it exists or not, and gives no access', async () => {
    const before = await readAll(beta, '');
    const { footprint } = world.find(({ reader }) => reader === alpha) ?? { footprint: undefined };
    for (const data of [
      ...(footprint?.productIds ?? []).map((id) => ({ productId: [id] })),
      { companyId: footprint?.companyIds },
      { productId: ['urn:gtin:00000000'] },
      {},
    ]) {
      const answer = await tell(beta, 'RequestCreated', data);
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    }
    expect(await readAll(beta, '')).toEqual(before);
    expect(await deliveries()).toEqual([]);
  });

  test.each(['Published', 'RequestFulfilled', 'RequestRejected'])(
    'a %s event that names footprints of others reveals nothing and gives no access',
    async (name) => {
      const before = await readAll(beta, '');
      const pfs = world.map(({ footprint }) => footprint);
      const data = {
        ...{ pfIds: pfs.map(({ id }) => id), pfs, requestEventId: pfs[0]?.id },
        error: { code: 'NotFound', message: 'None' },
      };
      const answer = await tell(beta, name, data);
      for (const { id, productNameCompany } of pfs) {
        expect(answer.body).not.toContain(id);
        expect(answer.body).not.toContain(productNameCompany);
      }
      expect(await readAll(beta, '')).toEqual(before);
      expect(await deliveries()).toEqual([]);
    },
  );

  test('releases and responses are sent only to the partner they are for', async () => {
    for (const { id } of [alpha, beta]) {
      const data = { address: 'https://pact.elsewhere.example', clientId: 'me', clientSecret: 'secret' };
      await partners.send('PUT', partners.url(`/${id}/source`), { data });
    }
    const release = async (name: string, fossil: number, known?: string) => {
      const id = known ?? (await products.create({ name })).id;
      const { footprint } = await products.changed(id, { lines: [lineOf('Alloy', figure(fossil))] });
      const data = { validFrom: '2026-01-01', validUntil: '2028-12-31', seenKg: footprint?.kg };
      const made = await products.send('POST', products.url(`/${id}/releases`), { data });
      return { id, releaseId: made.json<{ data: { id: string } }>().data.id };
    };
    const first = await release('Only for Alpha', 4);
    await products.send('PUT', products.url(`/${first.id}/partners/${alpha.id}`), {
      data: { isOffered: true, seenRelease: first.releaseId },
    });
    const second = await release('Only for Alpha', 5, first.id);
    await tell(alpha, 'RequestCreated', { productId: ['urn:gtin:4006381333931'], comment: 'of Alpha' });
    const url = `/api/ca-exchange-requests/project/${ours}`;
    const { data } = (await server.call(people.mainUser, { url })).json<{ data: ExchangeRequest[] }>();
    const request = data.find(({ comment }) => comment === 'of Alpha');
    const answered = await server.call(people.mainUser, {
      method: 'POST',
      url: `${url}/${request?.id}/fulfil`,
      payload: { data: { productId: second.id, seenRelease: second.releaseId } },
    });
    expect(answered.statusCode).toBe(200);
    expect((await deliveries()).map(({ partnerId, event }) => [partnerId, event.type])).toEqual([
      [alpha.id, type('Published')],
      [alpha.id, type('RequestFulfilled')],
    ]);
    for (const id of [first.releaseId, second.releaseId])
      expect((await beta.call(`/3/footprints/${id}`)).statusCode).toBe(404);
  });
});
