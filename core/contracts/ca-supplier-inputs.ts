import { Type, type Static } from 'typebox';
import { ClientId, Figure, FormerNumber, SeenVersion } from './ca-common';
import { CountryCode, Instant, PageMeta } from './common';
import { orNull } from './or-null';

/** The share of a sector's purchases that came from one supplier. */
export const SupplierInput = Type.Object({
  id: Type.String({ format: 'uuid' }),
  distributionId: Type.String({ format: 'uuid' }),
  supplierInputId: Type.String({ format: 'uuid', description: 'equals id' }),
  supplierId: Type.String({
    description:
      "linkingId of a supplier on the platform, or the company's own supplier number; a number that exactly one supplier on the platform has also links the record",
  }),
  supplierName: Type.String(),
  countryCode: CountryCode,
  shareOfSectorInput: Type.Number({ description: "percent of the sector's purchases, 0 to 100" }),
  productId: orNull(
    Type.String({
      format: 'uuid',
      description: 'a product of the supplier that has a footprint; null if none is stated',
    }),
  ),
  productName: orNull(Type.String()),
  productQuantity: orNull(Type.Number({ description: 'quantity bought in the year, in `productUnit`' })),
  productUnit: orNull(Type.String()),
  productShare: orNull(Type.Number({ description: 'percent of the spend with the supplier' })),
  snowflakeId: Type.String({ description: 'increases in order of creation, across all records' }),
  year: Type.Union([Type.Integer(), Type.Null()], {
    description: 'year of its distribution; null if the distribution was removed: the input is unassigned',
  }),
  createdAt: Instant,
  updatedAt: Instant,
  version: Type.Integer(),
});
export type SupplierInput = Static<typeof SupplierInput>;

export const SupplierInputList = Type.Object({ data: Type.Array(SupplierInput), meta: PageMeta });
export type SupplierInputList = Static<typeof SupplierInputList>;

export const SupplierInputAnswer = Type.Object({ data: SupplierInput });
export type SupplierInputAnswer = Static<typeof SupplierInputAnswer>;

/** The message for an input without its sector or its supplier. */
export const placeRequired = 'Distribution id and supplier id are required';
const share = Figure('Share of sector input must be between 0 and 100 percent');
const name = Type.String({ maxLength: 200 });

/** All members, or none. */
const product = {
  ProductId: Type.Optional(orNull(Type.String({ format: 'uuid' }))),
  ProductName: Type.Optional(orNull(Type.String({ minLength: 1, maxLength: 200 }))),
  ProductQuantity: Type.Optional(orNull(Type.Number())),
  ProductUnit: Type.Optional(orNull(Type.String({ minLength: 1, maxLength: 20 }))),
  ProductShare: Type.Optional(orNull(Type.Number())),
};

export const CreateSupplierInputBody = Type.Object({
  data: Type.Object({
    DistributionId: Type.String({ format: 'uuid', errorMessage: placeRequired }),
    SupplierId: Type.String({ minLength: 1, maxLength: 100, errorMessage: placeRequired }),
    SupplierName: Type.Optional(name),
    CountryCode: Type.Optional(Type.String({ description: "defaults to the company's country" })),
    ShareOfSectorInput: share,
    ...product,
    SupplierInputId: ClientId('becomes the id of the record'),
    SnowflakeId: FormerNumber,
    Year: Type.Optional(
      Type.Integer({
        description:
          'year of the input if its distribution no longer exists; it is then restored as unassigned',
      }),
    ),
  }),
});
export type CreateSupplierInputBody = Static<typeof CreateSupplierInputBody>;

export const UpdateSupplierInputBody = Type.Object({
  data: Type.Object({
    DistributionId: Type.Optional(
      Type.String({ format: 'uuid', description: 'assigns an unassigned input to a sector again' }),
    ),
    SupplierId: Type.Optional(Type.String({ minLength: 1, maxLength: 100, errorMessage: placeRequired })),
    SupplierName: Type.Optional(name),
    CountryCode: Type.Optional(Type.String()),
    ShareOfSectorInput: Type.Optional(share),
    ...product,
    version: SeenVersion,
  }),
});
export type UpdateSupplierInputBody = Static<typeof UpdateSupplierInputBody>;
