import { Type, type Static } from 'typebox';
import { fetchFaults } from '../products/fetch-faults';
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
    description: 'where tokens are given; null: where the address says, or below it',
  }),
  clientId: Type.String(),
  isDue: Type.Boolean({ description: 'it is being fetched, or will be in a moment' }),
  triedAt: Type.Union([Instant, Type.Null()]),
  fetchedAt: Type.Union([Instant, Type.Null()], { description: 'when a list was read whole' }),
  fault: Type.Union([Type.Enum([...fetchFaults]), Type.Null()], { description: 'why the last try failed' }),
  footprints: Type.Integer({ description: 'of products, that are offered now' }),
  rejected: Type.Array(FootprintFault, { description: 'of the last list' }),
});
export type PartnerSource = Static<typeof PartnerSource>;

export const PartnerSourceBody = Type.Object({
  data: Type.Object({
    address: Type.String({ minLength: 1, maxLength: 1000 }),
    signInAddress: Type.Optional(
      Type.String({ maxLength: 1000, description: 'of the token endpoint, or what it is found below' }),
    ),
    clientId: Type.String({ minLength: 1, maxLength: 500 }),
    clientSecret: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description: 'left out to keep the one before, which goes to no other hosts and for no other client',
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
