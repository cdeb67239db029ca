import { Type, type Static } from 'typebox';
import { ClientId } from './ca-common';
import { CalculatedLine, ProductFootprint, ProductValues } from './ca-products';
import { Instant } from './common';
import { Verification } from './verification';

const Day = Type.String({ format: 'date' });
const Id = Type.String({ format: 'uuid' });

/** A footprint that can be shared: a copy that never changes, except that a newer one deprecates it. */
export const ProductRelease = Type.Object({
  id: Id,
  productId: Id,
  number: Type.Integer({ description: 'sequence number within the product, starting at 1' }),
  precedingIds: Type.Array(Id, { description: 'ids of the earlier releases of the product, newest first' }),
  createdAt: Instant,
  createdBy: Type.Union([Type.String(), Type.Null()], { description: 'name of the person who released it' }),
  deprecatedAt: Type.Union([Instant, Type.Null()], { description: 'when a newer release replaced it' }),
  validFrom: Day,
  validUntil: Day,
  issuer: Type.String({ description: 'host name within which the ids of company and product are unique' }),
  companyId: Type.Integer(),
  companyName: Type.String(),
  values: ProductValues,
  lines: Type.Array(CalculatedLine),
  footprint: ProductFootprint,
  verification: Type.Optional(Verification),
});
export type ProductRelease = Static<typeof ProductRelease>;

export const ProductReleaseAnswer = Type.Object({ data: ProductRelease });
export type ProductReleaseAnswer = Static<typeof ProductReleaseAnswer>;

/** The newest first: there are few of a product. */
export const ProductReleaseList = Type.Object({ data: Type.Array(ProductRelease) });
export type ProductReleaseList = Static<typeof ProductReleaseList>;

export const CreateReleaseBody = Type.Object({
  data: Type.Object({
    id: ClientId('created by the caller'),
    validFrom: Day,
    validUntil: Day,
    verification: Type.Optional(Verification),
    seenKg: Type.Number({
      description: 'footprint in kg CO2e that the person saw; 409 FIGURE_CHANGED if it has changed',
    }),
  }),
});
export type CreateReleaseBody = Static<typeof CreateReleaseBody>;
