import { Type, type Static } from 'typebox';
import { ClientId } from './ca-common';
import { Instant } from './common';

const Id = Type.String({ format: 'uuid' });

/** Who can be asked for a footprint. */
export const AskedOf = Type.Object({
  kind: Type.Enum(['supplier', 'partner'], {
    description: 'a supplier of the company, or a partner that uses another system',
  }),
  id: Type.String({ format: 'uuid', description: 'linkingId of the supplier, or id of the partner' }),
});
export type AskedOf = Static<typeof AskedOf>;

export const AskedParty = Type.Object({
  ...AskedOf.properties,
  name: Type.String(),
  number: Type.String({ description: "the company's own number for the supplier; may be empty" }),
});
export type AskedParty = Static<typeof AskedParty>;

/** By name, suppliers first. */
export const AskedPartyList = Type.Object({ data: Type.Array(AskedParty) });
export type AskedPartyList = Static<typeof AskedPartyList>;

const part = {
  part: Type.String({ minLength: 1, maxLength: 200, description: 'name of the part' }),
  partNumber: Type.String({ maxLength: 100, description: 'part number of the supplier; may be empty' }),
  comment: Type.String({ maxLength: 1000 }),
};

/** A footprint that was asked for from a line of a bill of materials. */
export const AskedFootprint = Type.Object({
  id: Id,
  productId: Id,
  lineId: Id,
  ...part,
  of: AskedOf,
  name: Type.String({ description: 'name of the supplier or partner' }),
  companyId: Type.Union([Type.Integer(), Type.Null()], {
    description: 'company id of the supplier; null for a partner, or until the supplier has registered',
  }),
  askedAt: Instant,
  askedBy: Type.Union([Type.String(), Type.Null()], { description: 'name of the person who requested it' }),
  state: Type.Enum(['waiting', 'asked', 'unreachable', 'rejected', 'answered'], {
    description:
      'waiting: not yet delivered to the partner’s system; unreachable: delivery failed and is no longer retried; answered: the partner reports that it has sent the footprint',
  }),
  rejection: Type.Union([Type.String(), Type.Null()], {
    description: 'the partner’s reason for sending no footprint',
  }),
});
export type AskedFootprint = Static<typeof AskedFootprint>;

/** The newest first, at most 1,000. */
export const AskedFootprintList = Type.Object({ data: Type.Array(AskedFootprint) });
export type AskedFootprintList = Static<typeof AskedFootprintList>;
export const AskedFootprintAnswer = Type.Object({ data: AskedFootprint });
export type AskedFootprintAnswer = Static<typeof AskedFootprintAnswer>;

export const AskFootprintBody = Type.Object({
  data: Type.Object({
    id: ClientId('created by the caller'),
    productId: Id,
    lineId: Id,
    ...part,
    of: AskedOf,
  }),
});
export type AskFootprintBody = Static<typeof AskFootprintBody>;

/** A part whose footprint a customer requests, as its supplier sees it. */
export const AskedPart = Type.Object({ ...part, askedAt: Instant });
export type AskedPart = Static<typeof AskedPart>;
