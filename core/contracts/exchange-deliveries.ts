import { Type, type Static } from 'typebox';
import { fetchFaults } from '../terms/fetch-faults';
import { Instant } from './common';

/** Why an event did not reach the system of a partner at the last attempt. */
export const DeliveryFailure = Type.Object({
  at: Instant,
  fault: Type.Enum([...fetchFaults]),
  status: Type.Union([Type.Integer(), Type.Null()], {
    description: 'HTTP status of the partner’s system; null if it did not respond to the event',
  }),
  answer: Type.String({ description: 'the reason that the partner’s system gives; may be empty' }),
  nextTryAt: Type.Union([Instant, Type.Null()], { description: 'null: no further attempt' }),
});
export type DeliveryFailure = Static<typeof DeliveryFailure>;

export const DeliveryFailureOrNone = Type.Union([DeliveryFailure, Type.Null()], {
  description: 'why the last attempt to deliver failed; null if it did not',
});
