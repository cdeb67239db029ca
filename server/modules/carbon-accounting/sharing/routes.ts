import { YearParams } from '../../../../core/contracts/ca-common';
import {
  AllocationAnswer,
  AllocationBasisAnswer,
  AllocationBasisBody,
  AllocationCustomerAnswer,
  CustomerParams,
  SharingBody,
  SoldBody,
} from '../../../../core/contracts/ca-allocations';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { allocationOf, changeBasis, changeSold } from './service';
import { setSharing, type SharingParts } from './share';

/** How a year's emissions are allocated to customers, and what is shared with each. */
export function registerSharing(app: TypedApp, database: Database, parts: SharingParts): void {
  const path = `${recordPath('ca-allocations')}/year/:year` as const;
  app.get(
    path,
    { config: reading, schema: { params: YearParams, response: { 200: AllocationAnswer } } },
    async ({ params: { projectId, year } }) => ({ data: await allocationOf(database, projectId, year) }),
  );

  app.put(
    `${path}/basis`,
    {
      config: managing,
      schema: { params: YearParams, body: AllocationBasisBody, response: { 200: AllocationBasisAnswer } },
    },
    async (request) => ({
      data: await changeBasis(authorOf(request), request.params.year, request.body.data),
    }),
  );

  app.put(
    `${path}/customer/:customerId`,
    {
      config: managing,
      schema: { params: CustomerParams, body: SoldBody, response: { 200: AllocationCustomerAnswer } },
    },
    async (request) => ({ data: await changeSold(authorOf(request), request.params, request.body.data) }),
  );

  app.put(
    `${path}/customer/:customerId/sharing`,
    {
      config: managing,
      schema: { params: CustomerParams, body: SharingBody, response: { 200: AllocationCustomerAnswer } },
    },
    async (request) => ({
      data: await setSharing(authorOf(request), parts, request.params, request.body.data),
    }),
  );
}
