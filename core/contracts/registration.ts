import { Type, type Static } from 'typebox';
import { maxEmailLength, maxTextLength } from '../registration/limits';
import { CompanyInput, PersonalInput } from './company-profile';

/** Leading and trailing spaces are trimmed, so that a text of only spaces counts as empty. */
const Text = Type.String({ maxLength: maxTextLength });

/** Casing as in the specification. */
export const CompanyPayload = Type.Object({
  ...CompanyInput.properties,
  BusinessSegment: Type.Array(Type.Unknown(), { maxItems: 0, description: 'always empty in this product' }),
});
export type CompanyPayload = Static<typeof CompanyPayload>;

export const PersonalPayload = Type.Object({
  ...PersonalInput.properties,
  HasAcceptTermsOfUse: Type.Boolean(),
  EmailInitialLanguage: Type.String({
    maxLength: maxTextLength,
    description: 'locale; unknown values become English',
  }),
});
export type PersonalPayload = Static<typeof PersonalPayload>;

export const CreateProjectBody = Type.Object({
  invitationToken: Type.String({ errorMessage: 'ERROR: TOKEN INVALID' }),
  companyData: CompanyPayload,
  personalData: PersonalPayload,
  suppressWarnings: Type.Boolean(),
});
export type CreateProjectBody = Static<typeof CreateProjectBody>;

export const registrationWarnings = ['WARNING: DOMAIN EXISTS', 'WARNING: DUNS EXISTS'] as const;
export type RegistrationWarning = (typeof registrationWarnings)[number];

/** Messages of refused registrations for which the form has its own texts. */
export const registrationErrors = ['ERROR: TOKEN INVALID', 'ERROR: USER EXISTS'] as const;
export type RegistrationError = (typeof registrationErrors)[number];

/**
 * Either a warning, and nothing was created, or a project. The same token with the same e-mail within an hour returns
 * the same project again.
 */
export const CreateProjectAnswer = Type.Union([
  Type.Object({ warning: Type.Enum([...registrationWarnings]) }),
  Type.Object({ projectId: ProjectId(), message: Type.String() }),
]);
export type CreateProjectAnswer = Static<typeof CreateProjectAnswer>;

/**
 * E-mail and project must be those of a `create-project` request at most an hour ago. The person's data stored then are
 * kept; the other members are accepted for compatibility and change nothing.
 */
export const CreateAccountBody = Type.Object({
  email: Type.String({ maxLength: maxEmailLength }),
  projectId: ProjectId(),
  firstName: Type.Optional(Text),
  lastName: Type.Optional(Text),
  jobtitle: Type.Optional(Text),
  phoneNumber: Type.Optional(Text),
  salutation: Type.Optional(Text),
  locale: Type.Optional(Text),
  isAdmin: Type.Optional(Type.Boolean()),
  isMainUser: Type.Optional(Type.Boolean()),
});
export type CreateAccountBody = Static<typeof CreateAccountBody>;

export const CreateAccountAnswer = Type.Object({ message: Type.String() });
export type CreateAccountAnswer = Static<typeof CreateAccountAnswer>;

function ProjectId() {
  return Type.Integer({ minimum: 1, maximum: 2147483647 });
}
