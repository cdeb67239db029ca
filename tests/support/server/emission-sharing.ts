import type { AllocationCustomer, AllocationOfYear } from '../../../core/contracts/ca-allocations';
import { demoYear } from './demo-year';
import { supplyChainOf, type SupplyChain } from './suppliers';
import { people, type TestApp } from './test-app';

/** Last year, for which the demo data has accounts. */
export const year = demoYear;
export const alpenguss = people.mainUser;
export const henrik = 'henrik.dahl@nordwerk.example';

/** Alpenguss, with a single accepted request of its customer Nordwerk. */
export interface Sharing {
  server: TestApp;
  projectId: number;
  /** Project of the customer. */
  nordwerk: number;
  customer: SupplyChain;
  linkingId: string;
}

export async function prepareSharing(server: TestApp): Promise<Sharing> {
  const projectId = await server.projectId('Alpenguss GmbH');
  const nordwerk = await server.projectId('Nordwerk Automotive AG');
  const customer = await supplyChainOf(server, 'Nordwerk Automotive AG', henrik);
  await server.database.query(
    `delete from linkings where supplier_project_id = $1 and requester_project_id = $2 and id not in (
       select id from linkings where supplier_project_id = $1 and requester_project_id = $2 limit 1)`,
    [projectId, nordwerk],
  );
  const [linking] = await server.database.query<{ id: string }>(
    `update linkings set status = 'accepted' where supplier_project_id = $1 and requester_project_id = $2
     returning id::text as id`,
    [projectId, nordwerk],
  );
  await server.database.query('delete from ca_shared_figures where project_id = $1', [projectId]);
  await server.database.query('delete from ca_allocations where project_id = $1', [projectId]);
  return { server, projectId, nordwerk, customer, linkingId: linking?.id ?? '' };
}

/** What Alpenguss does to share emissions with Nordwerk, and what Nordwerk sees. */
export function sharingCalls(sharing: () => Sharing) {
  const path = (rest = '', of = year) =>
    `/api/ca-allocations/project/${sharing().projectId}/year/${of}${rest}`;
  const put = (rest: string, data: object, email = alpenguss) =>
    sharing().server.call(email, { method: 'PUT', url: path(rest), payload: { data } });
  const allocation = async () =>
    (await sharing().server.call(alpenguss, { url: path() })).json<{ data: AllocationOfYear }>().data;
  const toNordwerk = async (): Promise<AllocationCustomer | undefined> =>
    (await allocation()).customers.find(({ customerId }) => customerId === sharing().nordwerk);
  const sell = (data: object) => put(`/customer/${sharing().nordwerk}`, data);
  const share = (data: object = { isShared: true }) => put(`/customer/${sharing().nordwerk}/sharing`, data);
  const details = async () =>
    (await sharing().customer.get(`/${sharing().linkingId}`)).json<{
      data: { emissions: AllocationCustomer['shared'][]; withheld: string[] };
    }>().data;
  return { path, put, allocation, toNordwerk, sell, share, details };
}
