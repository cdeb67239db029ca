import { DeleteQuery, Deleted } from '../../../core/contracts/ca-common';
import {
  ChangeProductBody,
  CreateProductBody,
  ProductAnswer,
  ProductList,
  ProductParams,
} from '../../../core/contracts/ca-products';
import {
  CreateReleaseBody,
  ProductReleaseAnswer,
  ProductReleaseList,
} from '../../../core/contracts/ca-product-releases';
import { PageQuery, ProjectParams } from '../../../core/contracts/common';
import type { Database } from '../../lib/database';
import type { TypedApp } from '../../lib/typed-app';
import { memberOf } from '../../plugins/access/guard';
import { registerRequestedFootprints } from './requested-footprints/routes';
import { registerOffers } from './offers-routes';
import { registerPartnerOffers } from './partner-offers-routes';
import { findReleases } from './releases-repository';
import { releaseProduct } from './releases-service';
import { changeProduct, createProduct, getProduct, listProducts, removeProduct } from './service';
import type { ProductSources } from './sources';

/** Products and their footprints, with the privileges of carbon accounting. */
export function registerProducts(app: TypedApp, database: Database, sources: ProductSources): void {
  const path = '/api/ca-products/project/:projectId';
  const reading = { access: 'project', permission: 'carbon:view', clients: 'carbon' } as const;
  const managing = { access: 'project', permission: 'carbon:manage', clients: 'carbon' } as const;
  const answer = { 200: ProductAnswer };
  registerOffers(app, database, sources.purchases);
  registerPartnerOffers(app, database);
  registerRequestedFootprints(app, database, sources.footprintRequests);

  app.get(
    path,
    {
      config: { ...reading, reads: 'list' },
      schema: { params: ProjectParams, querystring: PageQuery, response: { 200: ProductList } },
    },
    ({ params, query, db }) => listProducts(db, params.projectId, query, sources),
  );

  app.get(
    `${path}/:id`,
    { config: reading, schema: { params: ProductParams, response: answer } },
    async ({ params: { projectId, id } }) => ({ data: await getProduct(database, projectId, id, sources) }),
  );

  app.post(
    path,
    { config: managing, schema: { params: ProjectParams, body: CreateProductBody, response: answer } },
    async (request) => ({
      data: await createProduct(request.tx, memberOf(request), request.body, sources),
    }),
  );

  app.put(
    `${path}/:id`,
    { config: managing, schema: { params: ProductParams, body: ChangeProductBody, response: answer } },
    async (request) => ({
      data: await changeProduct(request.tx, memberOf(request), request.params.id, request.body, sources),
    }),
  );

  app.delete(
    `${path}/:id`,
    {
      config: managing,
      schema: { params: ProductParams, querystring: DeleteQuery, response: { 200: Deleted } },
    },
    async (request) => {
      const target = { id: request.params.id, version: request.query.version };
      await removeProduct(request.tx, memberOf(request), target, sources);
      return { data: { deleted: 1, total: 1 } };
    },
  );

  app.get(
    `${path}/:id/releases`,
    { config: reading, schema: { params: ProductParams, response: { 200: ProductReleaseList } } },
    async ({ params: { projectId, id } }) => ({ data: await findReleases(database, projectId, id) }),
  );

  app.post(
    `${path}/:id/releases`,
    {
      config: managing,
      schema: { params: ProductParams, body: CreateReleaseBody, response: { 200: ProductReleaseAnswer } },
    },
    async (request) => ({
      data: await releaseProduct(request.tx, memberOf(request), request.params.id, request.body, sources),
    }),
  );
}
