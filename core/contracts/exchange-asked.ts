import { Type, type Static } from 'typebox';
import { DeliveryFailureOrNone } from './exchange-deliveries';
import { ExchangeRequest } from './exchange-requests';
import { Instant } from './common';

/** A footprint requested from a partner's system. */
export const AskedFootprint = Type.Object({
  ...Type.Pick(ExchangeRequest, [
    'id',
    'partnerId',
    'partnerName',
    'productIds',
    'comment',
    'state',
    'answeredAt',
  ]).properties,
  askedAt: Instant,
  answer: Type.Union([Type.String(), Type.Null()], {
    description: 'names of the products whose footprints the partner sent, or its reason for sending none',
  }),
  delivery: Type.Enum(['waiting', 'delivered', 'abandoned'], {
    description: 'delivery of the request to the partner’s system',
  }),
  deliveryFailure: DeliveryFailureOrNone,
});
export type AskedFootprint = Static<typeof AskedFootprint>;

/** The newest first, at most 200; of more than that, answered ones are left out. */
export const AskedFootprintList = Type.Object({ data: Type.Array(AskedFootprint) });
export type AskedFootprintList = Static<typeof AskedFootprintList>;
export const AskedFootprintAnswer = Type.Object({ data: AskedFootprint });
export type AskedFootprintAnswer = Static<typeof AskedFootprintAnswer>;

export const AskFootprintBody = Type.Object({
  data: Type.Object({
    partNumber: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'the partner’s product number, a GTIN, or a URN',
    }),
    comment: Type.String({ maxLength: 2000 }),
  }),
});
export type AskFootprintBody = Static<typeof AskFootprintBody>;
