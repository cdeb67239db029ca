import { Type, type Static } from 'typebox';
import { fetchFaults } from '../terms/fetch-faults';
import { Instant } from './common';

/** A footprint that could not be imported: its id, if it has one, and the invalid member. */
export const FootprintFault = Type.Object({
  id: Type.Union([Type.String(), Type.Null()]),
  field: Type.String(),
});
export type FootprintFault = Static<typeof FootprintFault>;

/** The interface of a partner's own system, and the result of the last fetch. */
export const PartnerSource = Type.Object({
  address: Type.String(),
  signInAddress: Type.Union([Type.String(), Type.Null()], {
    description: 'where tokens are requested; null: found from `address`',
  }),
  clientId: Type.String(),
  isDue: Type.Boolean({ description: 'a fetch is running or about to start' }),
  triedAt: Type.Union([Instant, Type.Null()]),
  fetchedAt: Type.Union([Instant, Type.Null()], { description: 'when a complete list was last fetched' }),
  fault: Type.Union([Type.Enum([...fetchFaults]), Type.Null()], {
    description: 'why the last attempt failed; null if it did not',
  }),
  footprints: Type.Integer({ description: 'number of product footprints currently offered' }),
  rejected: Type.Array(FootprintFault, {
    description: 'rejected footprints of the last fetch, at most 100',
  }),
  rejectedCount: Type.Integer({ description: 'number of all rejected footprints of the last fetch' }),
});
export type PartnerSource = Static<typeof PartnerSource>;

export const PartnerSourceBody = Type.Object({
  data: Type.Object({
    address: Type.String({ minLength: 1, maxLength: 1000 }),
    signInAddress: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: 'address of the token endpoint, or the base address for finding it',
      }),
    ),
    clientId: Type.String({ minLength: 1, maxLength: 500 }),
    clientSecret: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description:
          'omit to keep the stored secret, which is sent only to the same hosts and with the same clientId',
      }),
    ),
  }),
});
export type PartnerSourceBody = Static<typeof PartnerSourceBody>;

/** The result of testing a partner's interface; null: it works. */
export const SourceTest = Type.Object({
  data: Type.Object({ fault: PartnerSource.properties.fault }),
});
export type SourceTest = Static<typeof SourceTest>;
