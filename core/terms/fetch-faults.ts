import { outgoingFaults } from '../outgoing/outgoing-faults';

/** Why a partner's interface could not be used; the app has a text for each. */
export const fetchFaults = [
  ...outgoingFaults,
  'NOT_JSON',
  'WRONG_CREDENTIAL',
  'NOT_ALLOWED',
  'OTHER_VERSION',
  'NOT_PACT',
  'SERVER_ERROR',
  'ENDLESS',
  'REFUSED',
  'SECRET_UNREADABLE',
] as const;
export type FetchFault = (typeof fetchFaults)[number];
