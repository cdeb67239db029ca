import { Type, type Static } from 'typebox';
import { Instant } from './common';
import { DeliveryFailureOrNone } from './exchange-deliveries';

const Id = Type.String({ format: 'uuid' });
const Texts = Type.Array(Type.String());
const InstantOrNone = Type.Union([Instant, Type.Null()]);

/** A footprint requested by a partner's system. */
export const ExchangeRequest = Type.Object({
  id: Id,
  partnerId: Id,
  partnerName: Type.String(),
  receivedAt: Instant,
  productIds: Type.Array(Type.String(), { description: 'URNs of the requested products' }),
  companyIds: Type.Array(Type.String(), {
    description: 'URNs of the companies that the product must come from',
  }),
  geographies: Texts,
  classifications: Texts,
  validOn: InstantOrNone,
  validAfter: InstantOrNone,
  validBefore: InstantOrNone,
  wantedStatus: Type.Union([Type.Enum(['Active', 'Deprecated']), Type.Null()], {
    description: 'requested status of the footprint; null: any',
  }),
  comment: Type.String(),
  state: Type.Enum(['open', 'fulfilled', 'rejected']),
  answeredAt: InstantOrNone,
  answer: Type.Union([Type.String(), Type.Null()], {
    description: 'name of the product whose footprint was sent, or the reason for sending none',
  }),
  delivery: Type.Union([Type.Enum(['waiting', 'delivered', 'abandoned']), Type.Null()], {
    description: 'delivery of the answer to the partner’s system',
  }),
  deliveryFailure: DeliveryFailureOrNone,
});
export type ExchangeRequest = Static<typeof ExchangeRequest>;

/** The newest first, at most 200; of more than that, answered ones are left out. */
export const ExchangeRequestList = Type.Object({ data: Type.Array(ExchangeRequest) });
export type ExchangeRequestList = Static<typeof ExchangeRequestList>;
export const ExchangeRequestAnswer = Type.Object({ data: ExchangeRequest });
export type ExchangeRequestAnswer = Static<typeof ExchangeRequestAnswer>;

export const FulfilRequestBody = Type.Object({
  data: Type.Object({
    productId: Id,
    seenRelease: Type.String({
      format: 'uuid',
      description: 'the release that the person saw; 409 FIGURE_CHANGED if a newer one exists',
    }),
  }),
});
export type FulfilRequestBody = Static<typeof FulfilRequestBody>;

export const RejectRequestBody = Type.Object({
  data: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 2000 }) }),
});
export type RejectRequestBody = Static<typeof RejectRequestBody>;
