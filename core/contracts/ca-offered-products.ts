import { Type, type Static } from 'typebox';
import { ProductRelease } from './ca-product-releases';
import { Instant, PageMeta, ProjectParams } from './common';

/** The newest release of a product as its customers see it, without what it is made of. */
export const OfferedProduct = Type.Object({
  ...Type.Pick(ProductRelease, [
    'id',
    'productId',
    'number',
    'createdAt',
    'validFrom',
    'validUntil',
    'companyName',
    'values',
    'footprint',
    'verification',
  ]).properties,
  companyId: Type.Union([Type.Integer(), Type.Null()], {
    description: "null if fetched from a partner's own system",
  }),
  customerPartNumber: Type.Optional(
    Type.String({
      description: "the customer's own part number, as stated by the supplier; left out if there is none",
    }),
  ),
  numbers: Type.Optional(
    Type.Array(Type.String(), {
      description: 'part numbers of the product, including those that its customers use',
    }),
  ),
  companyNumbers: Type.Optional(
    Type.Array(Type.String(), { description: 'identifiers of the company, such as its VAT id' }),
  ),
});
export type OfferedProduct = Static<typeof OfferedProduct>;

/** By supplier and name. */
export const OfferedProductList = Type.Object({ data: Type.Array(OfferedProduct), meta: PageMeta });
export type OfferedProductList = Static<typeof OfferedProductList>;

/** A customer that a product can be offered to: one whose request is accepted. */
export const ProductCustomer = Type.Object({
  customerId: Type.Integer(),
  name: Type.String(),
  offeredAt: Type.Union([Instant, Type.Null()], { description: 'null if the product is not offered to it' }),
  customerPartNumber: Type.String({
    description: "the customer's own part number, which only this customer sees; empty if there is none",
  }),
});
export type ProductCustomer = Static<typeof ProductCustomer>;

/** By name. */
export const ProductCustomerList = Type.Object({ data: Type.Array(ProductCustomer) });
export type ProductCustomerList = Static<typeof ProductCustomerList>;
export const ProductCustomerAnswer = Type.Object({ data: ProductCustomer });
export type ProductCustomerAnswer = Static<typeof ProductCustomerAnswer>;

export const ProductCustomerParams = Type.Object({
  ...ProjectParams.properties,
  id: Type.String({ format: 'uuid', description: 'product id' }),
  customerId: Type.Integer({ minimum: 1, maximum: 2147483647 }),
});

export const OfferBody = Type.Object({
  data: Type.Object({
    isOffered: Type.Boolean(),
    seenRelease: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'the release that the person saw; 409 FIGURE_CHANGED if a newer one exists',
      }),
    ),
  }),
});
export type OfferBody = Static<typeof OfferBody>;

export const CustomerOfferBody = Type.Object({
  data: Type.Object({
    ...OfferBody.properties.data.properties,
    customerPartNumber: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          "the customer's own part number, which only this customer sees; not changed if left out, removed with the offer",
      }),
    ),
  }),
});
export type CustomerOfferBody = Static<typeof CustomerOfferBody>;
