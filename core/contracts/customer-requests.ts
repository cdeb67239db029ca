import { Type, type Static } from 'typebox';
import { AskedPart } from './ca-asked-footprints';
import { CountryCode, Instant, PageMeta } from './common';
import { SharedAnswers, Withheld } from './customer-view';
import { ReportToShare } from './shared-report';
import { RequestedItems } from './requested-items';

export const requestStatuses = ['invited', 'accepted', 'declined'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** A customer's request for carbon data: an invitation to link. Casing as in the specification. */
export const CustomerRequest = Type.Object({
  LinkingId: Type.String({ format: 'uuid' }),
  Status: Type.String({ description: 'invited, accepted or declined; compared case-insensitively' }),
  LinkingCreated: Instant,
  LastLinkingRequest: Instant,
  LastSubmitDate: Type.Union([Instant, Type.Null()]),
  LastLinkingStatusChange: Type.Union([Instant, Type.Null()]),
  needsAttention: Type.Optional(Type.Boolean()),
  RequestedSector: Type.String({ description: 'hotspot sector code' }),
  RequestedCountry: CountryCode,
  RequesterCompanyName: Type.String(),
  SupplierId: Type.String({ description: "the customer's own number for this supplier; may be empty" }),
  SupplierName: Type.String({ description: "the supplier's name as the customer wrote it" }),
  DueDate: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
    description: 'day by which the customer wants an answer',
  }),
  Message: Type.String({ description: "the customer's message with the request; may be empty" }),
  wanted: RequestedItems,
  withheld: Withheld,
  sharedAnswers: SharedAnswers,
  reports: Type.Optional(
    Type.Array(ReportToShare, {
      description: "the company's sustainability reports, newest first, and whether this customer sees them",
    }),
  ),
  askedParts: Type.Optional(
    Type.Array(AskedPart, { description: 'parts whose footprints the customer has requested, newest first' }),
  ),
  version: Type.Integer({
    description: 'increases with every change; a write based on an older version gets 409',
  }),
});
export type CustomerRequest = Static<typeof CustomerRequest>;

export const CustomerRequestList = Type.Object({ data: Type.Array(CustomerRequest), meta: PageMeta });
export type CustomerRequestList = Static<typeof CustomerRequestList>;

export const LastSubmissionDate = Type.Object({ lastSubmitDate: Type.Union([Instant, Type.Null()]) });
export type LastSubmissionDate = Static<typeof LastSubmissionDate>;

/** `errorMessage`: the server's message if the member is missing or malformed. */
export const RespondBody = Type.Object({
  linkingId: Type.String({ format: 'uuid', errorMessage: 'Linking id is required and must be a UUID' }),
  action: Type.Enum(['ACCEPT', 'DECLINE'], { errorMessage: 'Invalid action - must be ACCEPT or DECLINE' }),
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
});
export type RespondBody = Static<typeof RespondBody>;

export const RespondResult = Type.Object({ data: CustomerRequest });
export type RespondResult = Static<typeof RespondResult>;

/** `data` counts what was submitted. */
export const SubmitResult = Type.Object({
  timestamp: Instant,
  data: Type.Object({ requests: Type.Integer(), segments: Type.Integer() }),
  message: Type.String(),
});
export type SubmitResult = Static<typeof SubmitResult>;
