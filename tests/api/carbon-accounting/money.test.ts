import { toMoneyTables } from '../../../core/carbon/factors/money-tables';
import { turnoverIn } from '../../../core/carbon/inputs/turnover';
import type { AccountingSettings } from '../../../core/contracts/ca-settings';
import type { SpendVolume } from '../../../core/contracts/ca-spend-volumes';
import { carbonResults, withoutAccounts } from '../../support/server/carbon-results';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutAccounts(server));
afterAll(() => server.close());

const { url, get, send, create, calculate, results } = carbonResults(() => ({ server, projectId }));
const enter = (data: object) =>
  send('POST', url('ca-spend-volumes', '/create'), { data: { SpendShareOfTurnover: 40, ...data } });
const volume = async (data: object) => (await enter(data)).json<{ data: SpendVolume }>().data;

/** Published: USD per EUR in 2024 and US CPI-U of 2022 and 2024. */
const eur2024 = (5000 * 1.08238 * 292.655) / 313.689;

test('turnover in the accounting currency becomes USD of 2022, with both steps on the row', async () => {
  const typed = await volume({ Year: 2024, TurnoverInThsd: 5000 });
  expect(typed).toMatchObject({ turnoverInThsd: 5000, currency: 'EUR' });
  expect(typed.turnoverInThsdUSD / eur2024).toBeCloseTo(1, 4);
  await create('ca-spend-distributions', { Year: 2024, Scope3SectorId: 1, ShareOfInput: 100 });
  await calculate(2024);
  const [row] = await results('&scope=3');
  const { money, purchase, amount } = row ?? {};
  expect(money).toMatchObject({ turnoverInThsd: 5000, currency: 'EUR', rateYear: 2024, indexYear: 2024 });
  const usd = 5000 * (money?.usdPerUnit ?? NaN) * (money?.priceFactor ?? NaN);
  expect(purchase?.turnoverInThsdUSD).toBeCloseTo(usd, 9);
  expect(amount).toBeCloseTo(usd * 1000 * 0.4, 6);
});

test('turnover in USD of 2022 stays as it is, and replaces an amount in another currency', async () => {
  const { id } = await volume({ Year: 2024, TurnoverInThsd: 5000, Currency: 'CHF' });
  const answer = await send('PUT', url('ca-spend-volumes', `/${id}`), { data: { TurnoverInThsdUSD: 7 } });
  expect(answer.json()).toMatchObject({
    data: { turnoverInThsdUSD: 7, turnoverInThsd: null, currency: null },
  });
  await create('ca-spend-distributions', { Year: 2024, Scope3SectorId: 1, ShareOfInput: 100 });
  await calculate(2024);
  expect((await results('&scope=3'))[0]?.money).toBeNull();
});

test('a copied year keeps the amount, converted at its own rate', async () => {
  const before = await volume({ Year: 2023, TurnoverInThsd: 5000 });
  await send('POST', url('ca-emission-results', '/year/2024/copy'), { from: 2023 });
  const { data } = await get<{ data: SpendVolume[] }>(url('ca-spend-volumes', '?year=2024'));
  expect(data[0]).toMatchObject({ turnoverInThsd: 5000, currency: 'EUR' });
  expect(data[0]?.turnoverInThsdUSD).not.toBe(before.turnoverInThsdUSD);
});

test.each([
  [
    { Year: 2024, TurnoverInThsd: 1, Currency: 'RUB' },
    /^There is no mean rate of RUB for 2024; enter the turnover/,
  ],
  [{ Year: 2005, TurnoverInThsd: 1 }, /^There is no mean rate of EUR for 2005/],
  [{ Year: 2024, TurnoverInThsd: -1 }, /^Turnover must be a non-negative number$/],
  [{ Year: 2024, TurnoverInThsd: 1, Currency: 'euro' }, /^Currency must be a code of ISO 4217$/],
  [{ Year: 2024 }, /^Turnover must be a non-negative number$/],
])('%j is refused with a sentence', async (data, message) => {
  const answer = await enter(data);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ error: { message: string } }>().error.message).toMatch(message);
});

test('the accounting currency is that of the country until another is chosen', async () => {
  const address = `/api/ca-settings/project/${projectId}`;
  const currency = async () => (await get<{ data: { currency: string } }>(address)).data.currency;
  expect(await currency()).toBe('EUR');
  const choose = (chosen: string, email?: string) =>
    send('PUT', address, { data: { currency: chosen } }, email);
  expect((await choose('XXX')).statusCode).toBe(400);
  await server.setViewOnly(people.user, true);
  expect((await choose('CHF', people.user)).statusCode).toBe(403);
  await server.setViewOnly(people.user, false);
  expect((await choose('CHF')).statusCode).toBe(200);
  expect(await volume({ Year: 2022, TurnoverInThsd: 100 })).toMatchObject({ currency: 'CHF' });
});

test('currencies that no longer exist are not offered, but stay if chosen', async () => {
  const address = `/api/ca-settings/project/${projectId}`;
  const offered = async () => (await get<{ data: AccountingSettings }>(address)).data.currencies;
  expect(await offered()).toEqual(expect.arrayContaining(['BGN', 'EUR', 'HRK', 'USD']));
  expect((await offered()).filter((each) => ['EEK', 'LTL', 'LVL'].includes(each))).toEqual([]);
  await send('PUT', address, { data: { currency: 'LTL' } });
  expect(await offered()).toContain('LTL');
});

test('a choice of currency based on an older state is refused with the current one', async () => {
  const address = `/api/ca-settings/project/${projectId}`;
  const { data } = await get<{ data: { currency: string; version: number } }>(address);
  const choose = (currency: string, version: number) => send('PUT', address, { data: { currency, version } });
  expect((await choose('SEK', data.version)).json()).toMatchObject({
    data: { currency: 'SEK', version: data.version + 1 },
  });
  const late = await choose('NOK', data.version);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ error: { code: 'STALE_VERSION', details: { currency: 'SEK' } } });
});

test('the app gets the rates that the server converts with', async () => {
  const { data } = await get<{ data: AccountingSettings }>(`/api/ca-settings/project/${projectId}`);
  const typed = await volume({ Year: 2024, TurnoverInThsd: 5000, Currency: 'GBP' });
  const of = { unit: 'GBP', year: 2024 };
  expect(turnoverIn(5000, of, toMoneyTables(data.money)).turnoverInThsdUSD).toBe(typed.turnoverInThsdUSD);
});
