import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import type { ProductRelease } from '../../../core/contracts/ca-product-releases';
import type { PactFootprint } from '../../../core/contracts/pact';
import { PactError, PactFootprintAnswer, PactFootprintList } from '../../../core/contracts/pact-interface';
import { toPact } from '../../../core/products/to-pact';
import { anyRelease } from '../../support/products/any-release';
import { newCaller, storeRelease, type Caller } from '../../support/server/partners';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let ours: number;
let theirs: number;
let alpha: Caller;
let beta: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://portal.example' });
  ours = await server.projectId('Alpenguss GmbH');
  theirs = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  alpha = await newCaller(server, { projectId: ours, name: 'Alpha' });
  beta = await newCaller(server, { projectId: ours, name: 'Beta' });
  stranger = await newCaller(server, { projectId: theirs, name: 'Gamma' });
});
beforeEach(async () => {
  await server.database.query('delete from ca_product_releases', []);
  await server.database.query('delete from pact_partner_offers', []);
});
afterAll(() => server.close());

const [sample] = fc.sample(anyRelease, { numRuns: 1, seed: 3 });
const releaseOf = (
  overrides: Partial<ProductRelease> = {},
  values: Partial<ProductRelease['values']> = {},
) => {
  if (!sample) throw new Error('no release');
  return {
    ...sample,
    ...{ id: randomUUID(), productId: randomUUID(), number: 1, precedingIds: [], deprecatedAt: null },
    ...{ issuer: 'localhost', companyId: ours, validFrom: '2026-01-01', validUntil: '2026-12-31' },
    ...overrides,
    values: { ...sample.values, name: 'Bracket', description: 'cast', partNumber: 'B-1', ...values },
  };
};
const offeredTo = (release: ProductRelease, ...readers: Caller[]) =>
  storeRelease(server, release, { projectId: ours, readers });
const listed = async (caller: Caller, query = '') =>
  (await caller.call(`/3/footprints${query}`)).json<{ data: PactFootprint[] }>().data;
const ids = (footprints: { id: string }[]) => footprints.map(({ id }) => id).sort();

/** The product as a partner reads it: as JSON, without what the database cannot store. */
const storable = (release: ProductRelease) => !JSON.stringify(release).includes('\\u0000');

test('products of every kind are served as specified, in the list and individually', async () => {
  await fc.assert(
    fc.asyncProperty(anyRelease.filter(storable), async (any) => {
      const release = { ...any, precedingIds: [] };
      await offeredTo(release, alpha);
      const one = await alpha.call(`/3/footprints/${release.id}`);
      expect(Value.Check(PactFootprintAnswer, one.json())).toBe(true);
      expect(one.json()).toEqual({ data: toPact(release) });
      const all = await alpha.call('/3/footprints');
      expect(Value.Check(PactFootprintList, all.json())).toBe(true);
      expect(ids(all.json<{ data: PactFootprint[] }>().data)).toContain(release.id);
      await server.database.query('delete from ca_product_releases', []);
    }),
    { numRuns: 60 },
  );
});

/** The specification of each filter, applied to what is served. */
const criteria: Record<string, (footprint: PactFootprint, value: string) => boolean> = {
  productId: ({ productIds }, value) => has(productIds, value),
  companyId: ({ companyIds }, value) => has(companyIds, value),
  classification: ({ productClassifications = [] }, value) => has(productClassifications, value),
  geography: ({ pcf }, value) => has([pcf.geographyCountry], value),
  validOn: (footprint, value) =>
    Date.parse(footprint.validityPeriodStart) <= Date.parse(value) &&
    Date.parse(value) <= Date.parse(footprint.validityPeriodEnd),
  validAfter: (footprint, value) => Date.parse(footprint.validityPeriodStart) > Date.parse(value),
  validBefore: (footprint, value) => Date.parse(footprint.validityPeriodEnd) < Date.parse(value),
  status: ({ status }, value) => has([status], value),
};
const has = (texts: readonly string[], value: string) =>
  texts.some((text) => text.toLowerCase() === value.toLowerCase());

function meets(footprint: PactFootprint, query: URLSearchParams): boolean {
  return [...new Set(query.keys())].every((name) =>
    query.getAll(name).some((value) => criteria[name]?.(footprint, value)),
  );
}

async function manyReleases(): Promise<PactFootprint[]> {
  const all = [
    releaseOf({}, { partNumber: 'AG 12/00', country: 'DE', cpc: '42999', customsCode: '7616' }),
    releaseOf({ validFrom: '2025-01-01' }, { gtin: '4006381333931', country: 'FR', cpc: '' }),
    releaseOf({ validUntil: '2028-06-30' }, { partNumber: '', country: 'AT', customsCode: '' }),
    releaseOf({ issuer: 'former.example' }, { partNumber: 'ag 12/00', country: 'DE', gtin: '' }),
    releaseOf({ deprecatedAt: '2026-05-06T07:08:09.012Z' }, { country: 'CN', cpc: '12345' }),
  ];
  for (const release of all) await offeredTo(release, alpha);
  return all.map(toPact);
}

test('every filter, alone and combined, returns exactly the matches', async () => {
  const all = await manyReleases();
  const any = (values: (string | undefined)[]) => {
    const known = [...new Set(values.filter((value) => value !== undefined))];
    return fc.constantFrom(...known, ...known.map((value) => value.toUpperCase()));
  };
  const day = any([
    ...all.flatMap(({ validityPeriodStart, validityPeriodEnd }) => [validityPeriodStart, validityPeriodEnd]),
    ...['2024-06-01T00:00:00Z', '2026-06-01T12:30:00+02:00', '2031-01-01T00:00:00Z'],
  ]);
  const several = (value: fc.Arbitrary<string>) => fc.uniqueArray(value, { minLength: 1, maxLength: 2 });
  const once = (value: fc.Arbitrary<string>) => value.map((text) => [text]);
  const query = fc.record(
    {
      productId: several(
        any([...all.flatMap(({ productIds }) => productIds), 'urn:gtin:1', 'urn:pact:x:part-number:%']),
      ),
      companyId: several(any([...all.flatMap(({ companyIds }) => companyIds), 'urn:uuid:nobody'])),
      classification: several(
        any([...all.flatMap(({ productClassifications = [] }) => productClassifications), 'urn:other']),
      ),
      geography: several(any(['DE', 'FR', 'AT', 'CN', 'Europe'])),
      validOn: once(day),
      validAfter: once(day),
      validBefore: once(day),
      status: once(any(['Active', 'Deprecated'])),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(query, async (chosen) => {
      const search = new URLSearchParams(
        Object.entries(chosen).flatMap(([name, values]) => values.map((value) => [name, value])),
      );
      const found = await listed(alpha, `?${search.toString()}`);
      expect([search.toString(), ids(found)]).toEqual([
        search.toString(),
        ids(all.filter((footprint) => meets(footprint, search))),
      ]);
    }),
    { numRuns: 300 },
  );
});

test('pages are linked without gaps and duplicates, at the public address', async () => {
  const all = await manyReleases();
  const read: PactFootprint[] = [];
  let address: string | undefined = '/3/footprints?limit=2&status=Active';
  const pages: number[] = [];
  while (address !== undefined) {
    const answer = await alpha.call(address, { headers: { host: 'elsewhere.example' } });
    const { data } = answer.json<{ data: PactFootprint[] }>();
    read.push(...data);
    pages.push(data.length);
    const link = /^<https:\/\/portal\.example\/pact([^>]+)>; rel="next"$/.exec(
      (answer.headers.link as string | undefined) ?? '',
    );
    expect(answer.headers.link === undefined).toBe(link === null);
    address = link?.[1];
  }
  expect(pages).toEqual([2, 2]);
  expect(ids(read)).toEqual(ids(all.filter(({ status }) => status === 'Active')));
});

test('a page without footprints links to one with all of them', async () => {
  const all = await manyReleases();
  const answer = await alpha.call('/3/footprints?limit=0&status=Active');
  expect(answer.json()).toEqual({ data: [] });
  const [, next = ''] = /\/pact([^>]+)>/.exec(String(answer.headers.link)) ?? [];
  const { data } = (await alpha.call(next)).json<{ data: PactFootprint[] }>();
  expect(ids(data)).toEqual(ids(all.filter(({ status }) => status === 'Active')));
});

test.each([
  '?status=Draft',
  '?validOn=yesterday',
  '?productId=12',
  '?limit=-1',
  '?limit=x',
  '?after=nonsense',
  `?after=${Buffer.from('2026-99-99T00:00:00.000Z 0').toString('base64url')}`,
])('a list requested with %s is refused', async (query) => {
  const answer = await alpha.call(`/3/footprints${query}`);
  expect([answer.statusCode, answer.json<PactError>().code]).toEqual([400, 'BadRequest']);
  expect(Value.Check(PactError, answer.json())).toBe(true);
});

test('a replaced release is readable by those who could read it, and no earlier one', async () => {
  const productId = randomUUID();
  const first = releaseOf({ productId, number: 1, deprecatedAt: '2025-12-01T00:00:00.000Z' });
  const second = releaseOf({ productId, number: 2, deprecatedAt: '2026-05-06T07:08:09.012Z' });
  const third = releaseOf({ productId, number: 3 });
  for (const each of [first, second, third]) await offeredTo(each, alpha);
  const found = await listed(alpha);
  expect(ids(found)).toEqual(ids([second, third]));
  expect(found.find(({ id }) => id === third.id)).toMatchObject({ precedingPfIds: [second.id, first.id] });
  expect((await alpha.call(`/3/footprints/${first.id}`)).statusCode).toBe(404);
});

describe('a product that is not offered', () => {
  const secrets: ProductRelease[] = [];
  beforeEach(async () => {
    const ofAlpha = releaseOf({}, { partNumber: 'ALPHA', gtin: '11111111', country: 'DE' });
    const ofNobody = releaseOf({}, { partNumber: 'NOBODY', gtin: '22222222', country: 'FR' });
    const foreign = releaseOf({ companyId: theirs }, { partNumber: 'FOREIGN', country: 'CN' });
    await offeredTo(ofAlpha, alpha);
    await offeredTo(ofNobody);
    await storeRelease(server, foreign, { projectId: theirs, readers: [stranger] });
    secrets.splice(0, secrets.length, ofAlpha, ofNobody, foreign);
  });
  const mine = () =>
    [
      [alpha, secrets.slice(0, 1)],
      [beta, []],
      [stranger, secrets.slice(2)],
    ] as const;

  test('is in no list, with any filter', async () => {
    const queries = secrets
      .map(toPact)
      .flatMap(({ productIds, companyIds, pcf, productClassifications = [] }) => [
        ...productIds.map((id) => `?productId=${encodeURIComponent(id)}`),
        ...companyIds.map((id) => `?companyId=${encodeURIComponent(id)}`),
        ...productClassifications.map((id) => `?classification=${encodeURIComponent(id)}`),
        `?geography=${pcf.geographyCountry}`,
      ]);
    const times = ['validOn=2026-06-01', 'validAfter=2020-01-01', 'validBefore=2040-01-01'];
    const all = ['', ...queries, ...times.map((time) => `?${time}T00:00:00Z`), '?status=active', '?limit=1'];
    for (const [caller, own] of mine())
      for (const query of all)
        for (const { id } of await listed(caller, query)) expect(ids([...own])).toContain(id);
  });

  test('responds as if it did not exist', async () => {
    for (const [caller, own] of mine())
      for (const { id, productId } of secrets) {
        const answer = await caller.call(`/3/footprints/${id}`);
        const isOwn = own.some((each) => each.id === id);
        expect(answer.statusCode).toBe(isOwn ? 200 : 404);
        const unknown = await caller.call(`/3/footprints/${randomUUID()}`);
        if (!isOwn) expect(answer.body).toBe(unknown.body);
        expect((await caller.call(`/3/footprints/${productId}`)).statusCode).toBe(404);
      }
  });

  test('is gone immediately when it is withdrawn, even from a list that is being paged', async () => {
    const [ofAlpha] = secrets;
    await server.database.query('delete from pact_partner_offers where partner_id = $1', [alpha.id]);
    expect(await listed(alpha)).toEqual([]);
    expect((await alpha.call(`/3/footprints/${ofAlpha?.id ?? ''}`)).statusCode).toBe(404);
  });
});
