import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import type { Product, ProductLine } from '../../../core/contracts/ca-products';
import { receivedFigure } from '../../../core/products/received';
import { bracketValues } from '../../../core/products/test-product';
import { lineOf } from '../../support/server/products';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let ingot: OfferedProduct;

beforeEach(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  const offered = await server.call(people.mainUser, {
    url: `/api/ca-offered-products/project/${projectId}`,
  });
  const [first] = offered.json<{ data: OfferedProduct[] }>().data;
  if (!first) throw new Error('The demo world offers nothing to the foundry.');
  ingot = first;
});
afterEach(() => server.close());

const url = (rest = '') => `/api/ca-products/project/${projectId}${rest}`;
async function create(): Promise<Product> {
  const payload = { data: bracketValues };
  const answer = await server.call(people.mainUser, { method: 'POST', url: url(), payload });
  return answer.json<{ data: Product }>().data;
}
const put = (id: string, lines: ProductLine[]) =>
  server.call(people.mainUser, { method: 'PUT', url: url(`/${id}`), payload: { data: { lines } } });
const codeOf = (answer: Awaited<ReturnType<typeof put>>) =>
  answer.json<{ error?: { code: string } }>().error?.code;
const takeBack = () =>
  server.database.query('delete from ca_product_offers where product_id = $1', [ingot.productId]);

test('an offered footprint creates a line, which keeps its release', async () => {
  const { id } = await create();
  const line = lineOf('HA-226-10', receivedFigure(ingot), { kind: 'part', amount: 3 });
  const { data } = (await put(id, [line])).json<{ data: Product }>();
  expect(data.lines[0]?.origin).toEqual(line.origin);
  expect(data.lines[0]?.origin).toMatchObject({ received: { releaseId: ingot.id, number: 1 } });
  expect(data.lines[0]?.result?.kg).toBeCloseTo(3 * ingot.footprint.kg, 9);
  expect(data.footprint?.primaryShare).toBeCloseTo(ingot.footprint.primaryShare, 9);
});

test('a figure refers to a release only if it is offered, with the same value', async () => {
  const { id } = await create();
  const figure = receivedFigure(ingot);
  const smaller = await put(id, [lineOf('Ingot', { ...figure, fossil: 1 })]);
  expect([smaller.statusCode, codeOf(smaller)]).toEqual([409, 'NOT_OFFERED']);
  await takeBack();
  const late = await put(id, [lineOf('Ingot', figure)]);
  expect([late.statusCode, codeOf(late)]).toEqual([409, 'NOT_OFFERED']);
  const { received: _received, ...typed } = figure;
  expect((await put(id, [lineOf('Ingot', typed)])).statusCode).toBe(200);
});

test('a line stays as it is after the offer was withdrawn, and its amount can be changed', async () => {
  const { id } = await create();
  const line = lineOf('Ingot', receivedFigure(ingot), { amount: 3 });
  await put(id, [line]);
  await takeBack();
  const { data } = (await put(id, [{ ...line, amount: 4 }])).json<{ data: Product }>();
  expect(data.lines[0]).toMatchObject({ amount: 4, origin: line.origin });
  const other = await put(id, [lineOf('Another', receivedFigure(ingot))]);
  expect(codeOf(other)).toBe('NOT_OFFERED');
});
