import { Type, type Static } from 'typebox';
import { CountryCode, LocaleSchema, ProjectParams } from './common';
import { CustomerRequest } from './customer-requests';

/** Any text: an invalid token gets the same response, however long or strange. */
const InvitationToken = Type.String({ minLength: 1, errorMessage: 'The invitation token is missing.' });

export const TokenBody = Type.Object({ token: InvitationToken });
export type TokenBody = Static<typeof TokenBody>;

export const tokenStatuses = [
  'Valid invitation',
  'Error: token used, registration completed',
  'Error: token used, registration in progress',
  'Error: token invalid or expired',
] as const;
export type TokenStatus = (typeof tokenStatuses)[number];

export const TokenStatusAnswer = Type.Object({ TokenStatus: Type.Enum([...tokenStatuses]) });
export type TokenStatusAnswer = Static<typeof TokenStatusAnswer>;

/** What the holder of an invitation token sees. Casing as in the specification. */
export const InvitationData = Type.Object({
  LinkingId: Type.String({ format: 'uuid' }),
  SupplierName: Type.String({ description: "the supplier's name as the customer wrote it" }),
  SupplierId: Type.String({ description: "the customer's own number for this supplier; may be empty" }),
  SupplierEmail: Type.String({ description: 'address that the invitation was sent to' }),
  RequesterCompanyName: Type.String(),
  RequestedCountry: CountryCode,
  RequestedCountryNames: Type.Record(LocaleSchema, Type.String(), {
    description: 'name of the country in every language',
  }),
  RequestedSector: Type.String({ description: 'hotspot sector code' }),
  Message: Type.String({ description: "the customer's message with the invitation; may be empty" }),
  DueDate: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
    description: 'day by which the customer wants an answer',
  }),
  SupplierEmailDomainRegistered: Type.Boolean({
    description: 'whether a company with the e-mail domain of the invited address is already registered',
  }),
  InvitationToken: Type.String(),
  locale: LocaleSchema,
});
export type InvitationData = Static<typeof InvitationData>;

export const InvitationCheck = Type.Object({
  status: Type.Enum(['VALID', 'ALREADY_REGISTERED', 'INVALID']),
  data: Type.Union([InvitationData, Type.Null()], { description: 'null unless the status is VALID' }),
  message: Type.String(),
});
export type InvitationCheck = Static<typeof InvitationCheck>;

export const AcceptInvitationBody = Type.Object({
  linkingId: Type.String({ format: 'uuid', errorMessage: 'Linking id is required and must be a UUID' }),
  invitationToken: InvitationToken,
  projectId: ProjectParams.properties.projectId,
});
export type AcceptInvitationBody = Static<typeof AcceptInvitationBody>;

export const AcceptInvitationAnswer = Type.Object({ data: CustomerRequest });
export type AcceptInvitationAnswer = Static<typeof AcceptInvitationAnswer>;
