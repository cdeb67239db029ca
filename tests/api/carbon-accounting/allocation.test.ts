import type { AllocationCustomer } from '../../../core/contracts/ca-allocations';
import {
  alpenguss,
  prepareSharing,
  sharingCalls,
  year,
  type Sharing,
} from '../../support/server/emission-sharing';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let sharing: Sharing;
let server: TestApp;
let projectId: number;
let nordwerk: number;

beforeEach(async () => {
  sharing = await prepareSharing(await createTestApp());
  ({ server, projectId, nordwerk } = sharing);
});
afterEach(() => server.close());

const { path, put, allocation, toNordwerk, sell, share, details } = sharingCalls(() => sharing);

test('mass or pieces allocate instead of turnover, and the sold amount is kept', async () => {
  await sell({ TurnoverInThsdUSD: 1000, quantity: 25 });
  const basis = await put('/basis', { method: 'physical', quantity: 100, unit: 't', version: 0 });
  expect(basis.json()).toEqual({ data: { method: 'physical', quantity: 100, unit: 't', version: 1 } });
  await share();
  const { account, customers } = await allocation();
  const shared = customers.find(({ customerId }) => customerId === nordwerk);
  expect(shared).toMatchObject({ quantity: 25, turnover: { turnoverInThsdUSD: 1000 } });
  expect(shared?.shared?.allocated?.total).toBeCloseTo((account?.tonnes.total ?? 0) / 4, 6);
  const stale = await put('/basis', { method: 'economic', version: 0 });
  expect([stale.statusCode, stale.json<{ error: { code: string } }>().error.code]).toEqual([
    409,
    'STALE_VERSION',
  ]);
});

test('turnover in another currency than the year’s is converted at the rate of the year', async () => {
  await server.database.query(
    `update ca_spend_volumes set turnover_thsd = 40000, currency = 'EUR' where project_id = $1 and year = $2`,
    [projectId, year],
  );
  const { turnover } = await allocation();
  const sold = (await sell({ TurnoverInThsd: 10_000, Currency: 'CHF' })).json<{ data: AllocationCustomer }>();
  const share_ = (sold.data.turnover?.turnoverInThsdUSD ?? 0) / (turnover?.turnoverInThsdUSD ?? 1);
  await share();
  const { account } = await allocation();
  expect((await toNordwerk())?.shared?.allocated?.scope1).toBeCloseTo(
    (account?.tonnes.scope1 ?? 0) * share_,
    6,
  );
  const unknown = await sell({ TurnoverInThsd: 1, Currency: 'XTS' });
  expect([unknown.statusCode, unknown.json<{ error: { code: string } }>().error.code]).toEqual([
    400,
    'NO_RATE',
  ]);
});

test('nothing is shared while more than 100 percent is allocated', async () => {
  const { turnover } = await allocation();
  await sell({ TurnoverInThsdUSD: (turnover?.turnoverInThsdUSD ?? 0) * 1.01 });
  const refused = await share();
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { error: { code: 'ALLOCATED_OVER_100' } },
  ]);
  expect((await details()).emissions).toEqual([]);
});

test('a total of zero, a year that is not calculated, and a company that has requested nothing are refused', async () => {
  const notCalculated = await server.call(alpenguss, {
    method: 'PUT',
    url: path(`/customer/${nordwerk}/sharing`, year + 1),
    payload: { data: { isShared: true } },
  });
  await server.database.query(
    `update ca_years set report = jsonb_set(report, '{totals,total}', '0') where project_id = $1 and year = $2`,
    [projectId, year],
  );
  const zero = await share();
  const stranger = await put(`/customer/${await server.projectId('Enns Logistik GmbH')}/sharing`, {
    isShared: true,
  });
  const codes = [notCalculated, zero, stranger].map((answer) => [
    answer.statusCode,
    answer.json<{ error: { code: string } }>().error.code,
  ]);
  expect(codes).toEqual([
    [422, 'NOT_CALCULATED'],
    [422, 'TOTAL_IS_ZERO'],
    [404, 'NOT_FOUND'],
  ]);
});
