import { valueLists, type ValueListName } from '../../../core/contracts/value-lists';
import { valueListData } from '../../../data/value-lists';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

interface Page {
  data: unknown[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

const get = (url: string, headers = {}) => server.call(undefined, { url: `/api/${url}`, headers });

test.each(Object.keys(valueLists) as ValueListName[])(
  '%s is complete after pageCount pages',
  async (name) => {
    const items: unknown[] = [];
    let pageCount = 1;
    for (let page = 1; page <= pageCount; page += 1) {
      const answer = (await get(`${name}?page=${page}&pageSize=100`)).json<Page>();
      items.push(...answer.data);
      pageCount = answer.meta.pagination.pageCount;
    }
    expect(items.length).toBeGreaterThan(0);
    expect(items).toEqual(valueListData[name]);
  },
);

test('without a query returns the first hundred', async () => {
  const { data, meta } = (await get('app-countries')).json<Page>();
  expect(data).toHaveLength(100);
  expect(meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 3, total: 249 });
});

test('a page beyond the last is empty', async () => {
  const answer = await get('app-countries?page=4');
  expect([answer.statusCode, answer.json<Page>().data]).toEqual([200, []]);
});

test.each(['page=0', 'page=-1', 'pageSize=0', 'pageSize=101', 'page=a', 'page=99999999999999999999'])(
  '?%s gets 400',
  async (query) => {
    expect((await get(`app-countries?${query}`)).statusCode).toBe(400);
  },
);

test('a list is cacheable for a day, and an unchanged one is not sent again', async () => {
  const { headers } = await get('app-hotspot-sectors');
  expect(headers['cache-control']).toBe('private, max-age=86400');
  const again = await get('app-hotspot-sectors', { 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const marks of [`W/${String(headers.etag)}`, `"another", ${String(headers.etag)}`])
    expect((await get('app-hotspot-sectors', { 'if-none-match': marks })).statusCode).toBe(304);
  const otherPage = await get('app-hotspot-sectors?page=2', { 'if-none-match': headers.etag });
  expect(otherPage.statusCode).toBe(200);
});
