import { Type, type Static } from 'typebox';
import { PactFootprint } from './pact';

/*
 * Responses to partners' systems: the interface of the PACT Technical Specifications, version 3.0.3
 * (https://docs.carbon-transparency.org/), below `/pact`.
 */

export const PactError = Type.Object({
  code: Type.Enum([
    'BadRequest',
    'AccessDenied',
    'TokenExpired',
    'NotFound',
    'InternalError',
    'NotImplemented',
  ]),
  message: Type.String(),
});
export type PactError = Static<typeof PactError>;

export const PactTokenBody = Type.Object({ grant_type: Type.String({ description: 'client_credentials' }) });

export const PactToken = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ description: 'lifetime of the token in seconds' }),
});
export type PactToken = Static<typeof PactToken>;

export const PactFootprintList = Type.Object({ data: Type.Array(PactFootprint) });
export type PactFootprintList = Static<typeof PactFootprintList>;

export const PactFootprintAnswer = Type.Object({ data: PactFootprint });
export type PactFootprintAnswer = Static<typeof PactFootprintAnswer>;

/** An event of another system (CloudEvents 1.0, structured mode); the shape of its data depends on the type. */
export const PactEvent = Type.Object({
  type: Type.String(),
  specversion: Type.Literal('1.0'),
  id: Type.String({ minLength: 1, maxLength: 500 }),
  source: Type.String({ minLength: 1, maxLength: 2000 }),
  time: Type.String({ format: 'date-time' }),
  data: Type.Record(Type.String(), Type.Unknown()),
});
export type PactEvent = Static<typeof PactEvent>;

const eventType = (name: string) => `org.wbcsd.pact.ProductFootprint.${name}Event.3`;
export const pactEventTypes = {
  requestCreated: eventType('RequestCreated'),
  requestFulfilled: eventType('RequestFulfilled'),
  requestRejected: eventType('RequestRejected'),
  published: eventType('Published'),
} as const;

export const PublishedData = Type.Object({ pfIds: Type.Array(Type.String({ format: 'uuid' })) });
export const FulfilledData = Type.Object({
  requestEventId: Type.String(),
  pfs: Type.Array(Type.Object({}), { minItems: 1 }),
});
export const RejectedData = Type.Object({ requestEventId: Type.String(), error: PactError });
