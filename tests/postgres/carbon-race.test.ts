import { randomUUID } from 'node:crypto';
import type { EmissionResult } from '../../core/contracts/ca-emission-results';
import type { YearOverviewList } from '../../core/contracts/ca-years';
import { lockYear, markForRecalculation } from '../../server/modules/carbon-accounting/years/repository';
import { waitForBlockedTransactions } from '../support/server/blocked-transactions';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

const year = 2003;
const recordId = randomUUID();

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const write = (method: 'POST' | 'PUT', address: string, payload: object) =>
  server.call(people.mainUser, { method, url: address.replace('#', `project/${projectId}`), payload });
const read = async <Answer>(address: string) =>
  (await server.call(people.user, { url: address.replace('#', `project/${projectId}`) })).json<Answer>();
const calculate = () => write('POST', '/api/ca-emission-results/#/calculate', { year });
const change = (Amount: number) =>
  write('PUT', `/api/ca-activities-data/#/${recordId}`, { data: { Amount } });

async function currentState() {
  const { data: years } = await read<YearOverviewList>('/api/ca-emission-results/#/years');
  const { data: rows } = await read<{ data: EmissionResult[] }>(`/api/ca-emission-results/#?year=${year}`);
  return {
    calculated: [...new Set(rows.map(({ amount }) => amount))],
    rows: rows.length,
    isOutdated: years.find((each) => each.year === year)?.needsRecalculation,
  };
}

test('results match the entries, or are marked as outdated, however edits and calculations race', async () => {
  await write('POST', '/api/ca-activities-data/#/create', {
    data: { ActivityDataId: recordId, Year: year, ActivityId: 101, Amount: 1, CountryCode: 'DE' },
  });
  await calculate();
  const { rows } = await currentState();
  for (let round = 1; round <= 20; round += 1) {
    const [first, second] = [round * 10, round * 10 + 1];
    const answers = await Promise.all([calculate(), change(first), calculate(), change(second), calculate()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    const { data: entered } = await read<{ data: { id: string; amount: number }[] }>(
      `/api/ca-activities-data/#?year=${year}`,
    );
    const amount = entered.find(({ id }) => id === recordId)?.amount;
    expect([first, second]).toContain(amount);
    const { calculated, rows: now, isOutdated } = await currentState();
    expect(now).toBe(rows);
    expect(calculated).toHaveLength(1);
    expect(isOutdated).toBe(calculated[0] !== amount);
  }
  await calculate();
  expect(await currentState()).toMatchObject({ rows, isOutdated: false });
});

test('changes of an already flagged year wait for nobody; its calculation waits for all', async () => {
  const { database } = server;
  await markForRecalculation(database, projectId, year);
  const order: string[] = [];
  const calculation = await database.transaction(async (first) => {
    await markForRecalculation(first, projectId, year);
    await database.transaction((second) => markForRecalculation(second, projectId, year));
    const locked = database.transaction(async (tx) => {
      await lockYear(tx, projectId, year);
      order.push('calculation');
    });
    await waitForBlockedTransactions(database);
    order.push('change');
    return { locked };
  });
  await calculation.locked;
  expect(order).toEqual(['change', 'calculation']);
});

test('record counts stay correct, however many are created and removed at once', async () => {
  const inYears = [2001, 2002];
  const create = (Year: number) =>
    write('POST', '/api/ca-activities-data/#/create', {
      data: { Year, ActivityId: 101, Amount: 1, CountryCode: 'DE' },
    });
  const removeYear = (of: number) =>
    server.call(people.mainUser, {
      method: 'DELETE',
      url: `/api/ca-activities-data/project/${projectId}/year/${of}`,
    });
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      inYears.flatMap((each) => [create(each), create(each), removeYear(each), create(each), create(each)]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    for (const each of inYears) {
      const list = await read<{ data: object[]; meta: { pagination: { total: number } } }>(
        `/api/ca-activities-data/#?year=${each}`,
      );
      expect(list.meta.pagination.total).toBe(list.data.length);
    }
  }
});
