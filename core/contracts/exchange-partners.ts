import { Type, type Static } from 'typebox';
import { Instant, ProjectParams } from './common';
import { DeliveryFailureOrNone } from './exchange-deliveries';
import { PartnerSource } from './exchange-fetching';

const Id = Type.String({ format: 'uuid' });

/** A company outside the product that footprints are exchanged with. */
export const ExchangePartner = Type.Object({
  id: Id,
  name: Type.String(),
  createdAt: Instant,
  credential: Type.Union(
    [
      Type.Object({
        clientId: Id,
        madeAt: Instant,
        usedAt: Type.Union([Instant, Type.Null()], {
          description: 'when the credential was last used to request a token',
        }),
      }),
      Type.Null(),
    ],
    { description: 'null: the partner has no access to the interface' },
  ),
  products: Type.Integer({ description: 'number of products offered to the partner' }),
  source: Type.Union([PartnerSource, Type.Null()], {
    description: 'null: nothing is fetched from the partner',
  }),
  unreportedReleases: Type.Integer({
    description: 'number of releases of the last 30 days that its system could not be told of',
  }),
  deliveryFailure: DeliveryFailureOrNone,
});
export type ExchangePartner = Static<typeof ExchangePartner>;

export const ExchangePartnerAnswer = Type.Object({ data: ExchangePartner });
export type ExchangePartnerAnswer = Static<typeof ExchangePartnerAnswer>;

/** By name: a company has few of them. */
export const ExchangePartnerList = Type.Object({
  data: Type.Array(ExchangePartner),
  address: Type.String({ description: 'address of the interface for partners' }),
});
export type ExchangePartnerList = Static<typeof ExchangePartnerList>;

export const ExchangePartnerBody = Type.Object({
  data: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
});
export type ExchangePartnerBody = Static<typeof ExchangePartnerBody>;

export const ExchangePartnerParams = Type.Object({ ...ProjectParams.properties, id: Id });

/** A partner's credentials. The secret is shown only once. */
export const NewCredential = Type.Object({
  data: Type.Object({ partner: ExchangePartner, clientSecret: Type.String() }),
});
export type NewCredential = Static<typeof NewCredential>;

/** A partner that a product can be offered to. */
export const ProductPartner = Type.Object({
  partnerId: Id,
  name: Type.String(),
  offeredAt: Type.Union([Instant, Type.Null()], { description: 'null if the product is not offered to it' }),
});
export type ProductPartner = Static<typeof ProductPartner>;

/** By name. */
export const ProductPartnerList = Type.Object({ data: Type.Array(ProductPartner) });
export type ProductPartnerList = Static<typeof ProductPartnerList>;
export const ProductPartnerAnswer = Type.Object({ data: ProductPartner });
export type ProductPartnerAnswer = Static<typeof ProductPartnerAnswer>;

export const ProductPartnerParams = Type.Object({ ...ProjectParams.properties, id: Id, partnerId: Id });
