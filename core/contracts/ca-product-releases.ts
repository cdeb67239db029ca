import { Type, type Static } from 'typebox';
import { ClientId } from './ca-common';
import { CalculatedLine, ProductFootprint, ProductValues } from './ca-products';
import { Instant } from './common';

const Day = Type.String({ format: 'date' });
const Id = Type.String({ format: 'uuid' });

/** A footprint that can be shared: a copy that never changes, except that a newer one deprecates it. */
export const ProductRelease = Type.Object({
  id: Id,
  productId: Id,
  number: Type.Integer({ description: 'counts the releases of the product from 1' }),
  precedingIds: Type.Array(Id, { description: 'earlier releases of the product, the newest first' }),
  createdAt: Instant,
  createdBy: Type.Union([Type.String(), Type.Null()], { description: 'name of who released it' }),
  deprecatedAt: Type.Union([Instant, Type.Null()], { description: 'when a newer one took its place' }),
  validFrom: Day,
  validUntil: Day,
  issuer: Type.String({ description: 'host that ids of company and product are unique on' }),
  companyId: Type.Integer(),
  companyName: Type.String(),
  values: ProductValues,
  lines: Type.Array(CalculatedLine),
  footprint: ProductFootprint,
});
export type ProductRelease = Static<typeof ProductRelease>;

export const ProductReleaseAnswer = Type.Object({ data: ProductRelease });
export type ProductReleaseAnswer = Static<typeof ProductReleaseAnswer>;

/** The newest first: there are few of a product. */
export const ProductReleaseList = Type.Object({ data: Type.Array(ProductRelease) });
export type ProductReleaseList = Static<typeof ProductReleaseList>;

export const CreateReleaseBody = Type.Object({
  data: Type.Object({
    id: ClientId('made by the caller'),
    validFrom: Day,
    validUntil: Day,
    seenKg: Type.Number({ description: 'the footprint that the person saw: 409 FIGURE_CHANGED for another' }),
  }),
});
export type CreateReleaseBody = Static<typeof CreateReleaseBody>;
