import type { InjectOptions } from 'fastify';
import { carbonUrl, emptyTables, type Company } from './carbon-company';
import { people, type TestApp } from './test-app';

export type Resource =
  | 'ca-activities-data'
  | 'ca-spend-volumes'
  | 'ca-spend-distributions'
  | 'ca-supplier-inputs';
export interface RecordOnWire {
  id: string;
  version: number;
  [field: string]: unknown;
}

export const withoutInputs = (server: TestApp) =>
  emptyTables(server, 'activity_data', 'spend_volumes', 'spend_distributions', 'supplier_inputs', 'years');

/** Requests of the company's main user. */
export function carbonInputs(company: Company) {
  const url = carbonUrl(company);
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    address: string,
    payload?: InjectOptions['payload'],
  ) =>
    company().server.call(people.mainUser, {
      method,
      url: address,
      ...(payload === undefined ? {} : { payload }),
    });
  const create = (resource: Resource, data: object) => call('POST', url(resource, '/create'), { data });

  async function created(resource: Resource, data: object): Promise<RecordOnWire> {
    const answer = await create(resource, data);
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    return answer.json<{ data: RecordOnWire }>().data;
  }

  return { url, call, create, created };
}

export const refusal = async (answer: Promise<{ statusCode: number; json(): unknown }>) => {
  const { statusCode, json } = await answer;
  const { error } = json() as { error: { message: string } };
  return [statusCode, error.message];
};

export const gas = { Year: 2024, ActivityId: 101, Amount: 5000, CountryCode: 'DE' };
export const spend = { Year: 2024, TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40 };
export const steel = { Year: 2024, Scope3SectorId: 1, ShareOfInput: 60 };
export const supplierOf = (DistributionId: string) => ({
  DistributionId,
  SupplierId: '4711',
  SupplierName: 'Stahl AG',
  CountryCode: 'DE',
  ShareOfSectorInput: 30,
});
