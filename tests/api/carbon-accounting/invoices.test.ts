import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ReadInvoice } from '../../../core/contracts/ca-invoices';
import { gas } from '../../support/server/carbon-inputs';
import { billOf, carbonInvoices, invoice, withoutInvoices } from '../../support/server/carbon-invoices';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutInvoices(server));
afterAll(() => server.close());

const { url, call, created, path, drop, list, amounts, state, known, undo } = carbonInvoices(() => ({
  ...{ server, projectId },
}));

test('invoices become bills of one record, each only once, and are undone as a whole', async () => {
  const id = randomUUID();
  const answer = await drop([invoice('1', [billOf(100, 1)]), invoice('2', [billOf(200, 2)])], id);
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { taken: 2, known: 0, records: 1 } }]);
  expect(await amounts()).toEqual([[401, 300, [100, 200]]]);
  expect(await known()).toEqual(['1', '2']);
  const again = await drop([invoice('2', [billOf(200, 2)])]);
  expect(again.json()).toEqual({ data: { taken: 0, known: 1, records: 0 } });
  expect(await amounts()).toEqual([[401, 300, [100, 200]]]);
  expect(await undo(id)).toEqual({ deleted: 1, restored: 0, kept: 0 });
  expect(await amounts()).toEqual([]);
  expect(await known()).toEqual([]);
});

test('a thousand invoices of a year are the bills of one record', async () => {
  const invoices = Array.from({ length: 1_000 }, (_, index) => invoice(`${index}`, [billOf(1)]));
  await drop(invoices.slice(0, 500));
  const answer = await drop(invoices.slice(500));
  expect(answer.json()).toEqual({ data: { taken: 500, known: 0, records: 1 } });
  expect(await list()).toMatchObject([{ activityId: 401, amount: 1_000 }]);
  expect(await known()).toHaveLength(1_000);
});

describe('other purchases of an invoice', () => {
  const spend = {
    ...{ supplier: 'Schrauben AG', vatId: 'DE1', country: 'DE', currency: 'EUR' },
    lines: [{ item: 'Schrauben', year: 2024, cents: 1010 }],
  };
  const spent = async () => (await state()).invoices.map((each) => [each.number, each.spend]);

  test('is stored with its invoice once, and deleted with it', async () => {
    const id = randomUUID();
    await drop([{ ...invoice('1', []), spend }, invoice('2', [])], id);
    await drop([{ ...invoice('1', []), spend }]);
    expect(await spent()).toEqual([
      ['1', spend],
      ['2', null],
    ]);
    await undo(id);
    expect(await spent()).toEqual([]);
  });

  test('stays with an invoice whose correction is undone', async () => {
    const correction = randomUUID();
    await drop([{ ...invoice('1', [billOf(100)]), spend }]);
    await drop([invoice('2', [billOf(90)], '1')], correction);
    await undo(correction);
    expect(await spent()).toEqual([['1', spend]]);
  });

  test('is refused in fractions of cents or without a year', async () => {
    for (const line of [{ cents: 0.5 }, { year: 24 }]) {
      const lines = [{ item: '', year: 2024, cents: 1, ...line }];
      const answer = await drop([{ ...invoice('1', []), spend: { ...spend, lines } }]);
      expect(answer.statusCode).toBe(400);
    }
    expect(await spent()).toEqual([]);
  });
});

test('invoices with the same number from two sellers are two', async () => {
  await drop([invoice('1', [billOf(100)]), { ...invoice('1', [billOf(70)]), seller: 'FR2' }]);
  expect(await amounts()).toEqual([[401, 170, [70, 100]]]);
});

test('an amount entered before is replaced by bills, and restored when they are undone', async () => {
  await created('ca-activities-data', { ...gas, ActivityId: 401, Amount: 5000 });
  const id = randomUUID();
  await drop([invoice('1', [billOf(100)])], id);
  expect(await amounts()).toEqual([[401, 100, [100]]]);
  expect(await undo(id)).toEqual({ deleted: 0, restored: 1, kept: 0 });
  expect(await amounts()).toEqual([[401, 5000, []]]);
});

test.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
])(
  'an amount that was entered comes back when both drops are undone, the %s before',
  async (_which, order) => {
    await created('ca-activities-data', { ...gas, ActivityId: 401, Amount: 5000 });
    const ids = [randomUUID(), randomUUID()];
    for (const [index, id] of ids.entries())
      await drop([invoice(String(index), [billOf(100, index + 1)])], id);
    for (const index of order) await undo(ids[index] as string);
    expect(await amounts()).toEqual([[401, 5000, []]]);
  },
);

test('undoing an upload keeps the bills of later ones', async () => {
  const first = randomUUID();
  await drop([invoice('1', [billOf(100, 1)])], first);
  await drop([invoice('2', [billOf(200, 2)])]);
  await undo(first);
  expect(await amounts()).toEqual([[401, 200, [200]]]);
});

test('a bill that somebody has changed since stays', async () => {
  const id = randomUUID();
  await drop([invoice('1', [billOf(100, 1)]), invoice('2', [billOf(200, 2)])], id);
  const [record] = (await call('GET', `${url('ca-activities-data')}?year=2024`)).json<{
    data: { id: string; bills: { amount: number }[] }[];
  }>().data;
  const Bills = record?.bills.map((bill) => (bill.amount === 100 ? { ...bill, amount: 111 } : bill));
  await call('PUT', url('ca-activities-data', `/${record?.id}`), { data: { Bills } });
  expect(await undo(id)).toMatchObject({ kept: 1 });
  expect(await amounts()).toEqual([[401, 111, [111]]]);
});

test('an invoice is deleted with its record, and can be added again', async () => {
  const same = [invoice('1', [billOf(100)])];
  await drop(same);
  await call('DELETE', url('ca-activities-data', '/year/2024'));
  expect(await known()).toEqual([]);
  await drop(same);
  expect(await amounts()).toEqual([[401, 100, [100]]]);
});

test('a corrected invoice replaces the one it names; undoing it restores the original', async () => {
  const correction = randomUUID();
  await drop([invoice('1', [billOf(100)])]);
  await drop([invoice('2', [billOf(90)], '1')], correction);
  expect(await amounts()).toEqual([[401, 90, [90]]]);
  await undo(correction);
  expect(await amounts()).toEqual([[401, 100, [100]]]);
});

test('a correction leaves invoices of the same number of other years, whatever comes first', async () => {
  const old = { ...invoice('1', [billOf(40, 1)]), issuedIn: 2023 };
  const next = { ...invoice('1', [billOf(70, 12)]), issuedIn: 2025 };
  await drop([invoice('2', [billOf(90, 2)], '1'), old]);
  expect(await amounts()).toEqual([[401, 90, [90]]]);
  const named = randomUUID();
  await drop([next, invoice('1', [billOf(100, 2)])], named);
  expect(await amounts()).toEqual([[401, 200, [40, 70, 90]]]);
  await undo(named);
  expect(await amounts()).toEqual([[401, 90, [90]]]);
});

test('an invoice that its credit note takes back completely is no amount, which is said', async () => {
  const refused = await drop([
    invoice('1', [billOf(0.1), billOf(0.2)]),
    invoice('2', [billOf(-0.3)]),
    invoice('3', [billOf(5, 1, { activityId: 101 })]),
  ]);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { error: { code: 'INVOICES_CANCEL_OUT', details: { activityId: 401, year: 2024 } } },
  ]);
  expect(await amounts()).toEqual([]);
});

test('a credit note is deducted from its invoice, and refused without it', async () => {
  const credit = invoice('2', [billOf(-30)]);
  const alone = await drop([credit]);
  expect([alone.statusCode, alone.json()]).toMatchObject([422, { error: { code: 'INVOICES_BELOW_ZERO' } }]);
  await drop([credit, invoice('1', [billOf(100)])]);
  expect(await amounts()).toEqual([[401, 70, [-30, 100]]]);
});

test('if one bill is invalid, nothing of the upload is stored', async () => {
  const bad = billOf(5, 1, { activityId: 401, year: 2023 });
  const answer = await drop([invoice('1', [billOf(100)]), invoice('2', [bad])]);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'BILL_OF_OTHER_YEAR' } }]);
  expect(await amounts()).toEqual([]);
});

test('the file of an invoice stays with its record, is sent as a download, and is deleted when undone', async () => {
  const xml = '<?xml version="1.0"?><Invoice xmlns="urn:x"/>';
  const file = { name: 'a.zip/R-1.xml', content: Buffer.from(xml).toString('base64') };
  const id = randomUUID();
  const many = [...Array(12).keys()].map((index) => ({
    ...invoice(String(index), [billOf(1, index + 1)]),
    file: { ...file, content: Buffer.from(`${xml}<!-- ${index} -->`).toString('base64') },
  }));
  expect((await drop(many, id)).statusCode).toBe(200);
  const [record] = (await call('GET', `${url('ca-activities-data')}?year=2024`)).json<{
    data: { id: string }[];
  }>().data;
  const files = () => call('GET', url('ca-activities-data', `/${record?.id}/evidence`));
  const { data } = (await files()).json<{ data: { id: string; name: string; type: string }[] }>();
  expect(data).toHaveLength(12);
  expect(data[0]).toMatchObject({ name: 'R-1.xml', type: 'xml' });
  const got = await call('GET', url('ca-activities-data', `/${record?.id}/evidence/${data[0]?.id}`));
  expect(got.headers).toMatchObject({
    'content-type': expect.stringContaining('application/xml') as string,
    'content-disposition': "attachment; filename*=UTF-8''R-1.xml",
    'x-content-type-options': 'nosniff',
  });
  await undo(id);
  expect((await files()).json()).toEqual({ data: [] });
});

test.each(['<svg onload="x()"/>', '<!DOCTYPE Invoice><Invoice/>', '<html><Invoice/></html>'])(
  'with a file that is no invoice, such as %s, nothing is taken',
  async (xml) => {
    const file = { name: 'a.xml', content: Buffer.from(xml).toString('base64') };
    const answer = await drop([{ ...invoice('1', [billOf(1)]), file }]);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: { code: 'EVIDENCE_TYPE' } }]);
    expect(await amounts()).toEqual([]);
  },
);

test('the meaning of an item is remembered, and the latest choice counts', async () => {
  const say = (activityId: number | null, becomes = 'bill') =>
    call('POST', path(), {
      data: {
        id: randomUUID(),
        name: 'Invoices',
        invoices: [invoice('1', [billOf(100)])],
        meanings: [{ key: 'DE1/lieferung #/KWH', becomes, activityId }],
      },
    });
  await say(401);
  await say(null, 'priceOnly');
  const said = { key: 'DE1/lieferung #/KWH', becomes: 'priceOnly', activityId: null };
  expect((await state()).meanings).toEqual([said]);
  expect((await say(null)).statusCode).toBe(400);
  expect((await state()).meanings).toEqual([said]);
});

test('the same invoices in any order and number of uploads give the same result', async () => {
  const all = () => [
    invoice('1', [billOf(100, 1)]),
    invoice('2', [billOf(200, 2), billOf(7, 2, { activityId: 101 })]),
    invoice('3', [billOf(180, 2), billOf(8, 2, { activityId: 101 })], '2'),
    invoice('4', [billOf(300, 3)]),
    invoice('5', [billOf(170, 2)], '3'),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }), { maxLength: 4 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      async (drops, last) => {
        await withoutInvoices(server);
        for (const which of [...drops, ...last.map((each) => [each])]) {
          const answer = await drop(which.map((index) => all()[index] as ReadInvoice));
          expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
        }
        expect(await amounts()).toEqual([[401, 570, [100, 170, 300]]]);
        expect(await known()).toEqual(['1', '2', '3', '4', '5']);
      },
    ),
    { numRuns: 12 },
  );
});
