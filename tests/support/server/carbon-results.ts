import { randomUUID } from 'node:crypto';
import type { Factor } from '../../../core/carbon/factors/factor';
import type { EmissionResult } from '../../../core/contracts/ca-emission-results';
import type { YearReport } from '../../../core/contracts/ca-years';
import { carbonUrl, emptyTables, type Company } from './carbon-company';
import { people, type TestApp } from './test-app';

export const withoutAccounts = (server: TestApp) =>
  emptyTables(
    server,
    'project_factor_sets',
    'factor_sets',
    'emission_results',
    'activity_data',
    'spend_volumes',
    'spend_distributions',
    'supplier_inputs',
    'years',
  );

/** What the company's main user enters, calculates and reads. */
export function carbonResults(company: Company) {
  const url = carbonUrl(company);
  const get = async <Answer>(address: string) =>
    (await company().server.call(people.mainUser, { url: address })).json<Answer>();
  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    address: string,
    payload?: object,
    email = people.mainUser,
  ) => company().server.call(email, { method, url: address, ...(payload && { payload }) });
  async function create(resource: string, data: object): Promise<{ id: string }> {
    const answer = await send('POST', url(resource, '/create'), { data });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { id: string } }>().data;
  }
  const calculate = (year: unknown) => send('POST', url('ca-emission-results', '/calculate'), { year });
  const report = async (year: number) =>
    (await get<{ data: YearReport }>(url('ca-emission-results', `/year/${year}`))).data;
  const results = async (query = '') =>
    (await get<{ data: EmissionResult[] }>(url('ca-emission-results', `?pageSize=1000${query}`))).data;

  async function chooseFactors(...factors: Factor[]): Promise<void> {
    const id = `test-${randomUUID()}`;
    const { server, projectId } = company();
    await server.database.query(
      'insert into ca_factor_sets (id, title, factors) values ($1, $1, $2::jsonb)',
      [id, JSON.stringify(factors)],
    );
    await server.database.query('insert into ca_project_factor_sets values ($1, $2)', [projectId, id]);
  }

  async function enterPurchases(Year: number): Promise<Record<string, string>> {
    await create('ca-spend-volumes', { Year, TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40 });
    const ids: Record<string, string> = {};
    for (const [Scope3SectorId, ShareOfInput] of [
      [1, 30],
      [2, 50],
      [3, 20],
    ] as const)
      ids[Scope3SectorId] = (
        await create('ca-spend-distributions', { Year, Scope3SectorId, ShareOfInput })
      ).id;
    return ids;
  }

  return { url, get, send, create, calculate, report, results, chooseFactors, enterPurchases };
}

export const factor = (key: string, value: number, unit: string, country: string | null = null): Factor => ({
  id: `test/${key}/${country ?? ''}`,
  key,
  country,
  forYear: null,
  value,
  unit,
  source: { publisher: 'Test', edition: '1', licence: 'none', boundary: 'test' },
  year: 2024,
  geography: 'GLOBAL',
  dataQuality: 2,
  uncertaintyPercent: 10,
});
