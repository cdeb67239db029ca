import { OfferBody } from '../../../core/contracts/ca-offered-products';
import { ProductParams } from '../../../core/contracts/ca-products';
import {
  ProductPartnerAnswer,
  ProductPartnerList,
  ProductPartnerParams,
} from '../../../core/contracts/exchange-partners';
import type { Database } from '../../lib/database';
import type { TypedApp } from '../../lib/typed-app';
import { memberOf } from '../../plugins/access/guard';
import { findProductPartners } from './partner-offers-repository';
import { setPartnerOffer } from './partner-offers-service';

/** The partners in other systems that can read a product. */
export function registerPartnerOffers(app: TypedApp, database: Database): void {
  const path = '/api/ca-products/project/:projectId/:id/partners';

  app.get(
    path,
    {
      config: { access: 'project', permission: 'carbon:view', clients: 'carbon' },
      schema: { params: ProductParams, response: { 200: ProductPartnerList } },
    },
    async ({ params: { projectId, id } }) => ({
      data: await findProductPartners(database, { projectId, productId: id }),
    }),
  );

  app.put(
    `${path}/:partnerId`,
    {
      config: { access: 'project', permission: 'carbon:manage', clients: 'carbon' },
      schema: { params: ProductPartnerParams, body: OfferBody, response: { 200: ProductPartnerAnswer } },
    },
    async (request) => {
      const { id: productId, partnerId } = request.params;
      const place = { productId, partnerId };
      return { data: await setPartnerOffer(request.tx, memberOf(request), place, request.body.data) };
    },
  );
}
