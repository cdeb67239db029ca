import { ProductParams } from '../../../core/contracts/ca-products';
import {
  CustomerOfferBody,
  OfferedProductList,
  ProductCustomerAnswer,
  ProductCustomerList,
  ProductCustomerParams,
} from '../../../core/contracts/ca-offered-products';
import { PageQuery, ProjectParams } from '../../../core/contracts/common';
import type { Database } from '../../lib/database';
import type { TypedApp } from '../../lib/typed-app';
import { memberOf } from '../../plugins/access/guard';
import { findCustomers } from './offers-repository';
import { listOffered, setOffer, type Purchases } from './offers-service';

const reading = { access: 'project', permission: 'carbon:view', clients: 'carbon' } as const;
const managing = { access: 'project', permission: 'carbon:manage', clients: 'carbon' } as const;

/** Who offers which product to whom, for both sides. */
export function registerOffers(app: TypedApp, database: Database, purchases: Purchases): void {
  const path = '/api/ca-products/project/:projectId/:id/customers';

  app.get(
    path,
    { config: reading, schema: { params: ProductParams, response: { 200: ProductCustomerList } } },
    async ({ params: { projectId, id } }) => ({
      data: await findCustomers(database, { projectId, productId: id }),
    }),
  );

  app.put(
    `${path}/:customerId`,
    {
      config: managing,
      schema: {
        params: ProductCustomerParams,
        body: CustomerOfferBody,
        response: { 200: ProductCustomerAnswer },
      },
    },
    async (request) => {
      const { id: productId, customerId } = request.params;
      const place = { productId, customerId };
      return { data: await setOffer(request.tx, memberOf(request), place, request.body.data, purchases) };
    },
  );

  app.get(
    '/api/ca-offered-products/project/:projectId',
    {
      config: { ...reading, reads: 'list' },
      schema: { params: ProjectParams, querystring: PageQuery, response: { 200: OfferedProductList } },
    },
    ({ params, query, db }) => listOffered(db, params.projectId, query),
  );
}
