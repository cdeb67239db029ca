import { Type, type Static } from 'typebox';
import { maxEmailLength, maxTextLength } from '../registration/limits';
import { AuditEntry } from './audit';
import { CountryCode, PageMeta } from './common';

/** Casing as in the registration payload of the specification. */
export const CompanyData = Type.Object({
  Name: Type.String(),
  Country: CountryCode,
  BusinessSegmentRegistration: Type.Integer({ description: 'id of the registration industry' }),
  Address: Type.String(),
  City: Type.String(),
  ZipCode: Type.String(),
  DunsNumber: Type.Optional(Type.String({ pattern: '^[0-9]{9}$' })),
  MonthOfFiscalYear: Type.Integer({ minimum: 1, maximum: 12 }),
  CompanySize: Type.Integer({ minimum: 1, maximum: 5 }),
});
export type CompanyData = Static<typeof CompanyData>;

export const PersonalData = Type.Object({
  Name: Type.String({ description: 'first name' }),
  SurName: Type.String(),
  Email: Type.String(),
  Salutation: Type.String(),
  PhoneNumber: Type.String(),
  JobTitle: Type.String(),
});
export type PersonalData = Static<typeof PersonalData>;

export const CompanyProfile = Type.Object({
  CompanyData,
  PersonalData,
  version: Type.Integer({
    description: 'increases with every change; a write based on an older version gets 409',
  }),
});
export type CompanyProfile = Static<typeof CompanyProfile>;

export const CompanyProfileAnswer = Type.Object({ data: CompanyProfile });
export type CompanyProfileAnswer = Static<typeof CompanyProfileAnswer>;

const Text = Type.String({ maxLength: maxTextLength });

/** A company as it is sent. Rules beyond types are in `core/company`. */
export const CompanyInput = Type.Object({
  ...CompanyData.properties,
  Name: Text,
  Country: Text,
  Address: Text,
  City: Text,
  ZipCode: Text,
  DunsNumber: Type.Optional(Text),
});

/** A contact person as it is sent. Rules beyond types are in `core/people`. */
export const PersonalInput = Type.Object({
  Name: Text,
  SurName: Text,
  Email: Type.String({ maxLength: maxEmailLength }),
  Salutation: Text,
  PhoneNumber: Text,
  JobTitle: Text,
});

export const UpdateProfileBody = Type.Object({
  companyData: CompanyInput,
  personalData: PersonalInput,
  version: Type.Optional(Type.Integer({ description: 'the version that the caller saw' })),
  suppressWarnings: Type.Optional(
    Type.Boolean({ description: 'true saves a DUNS number even if another company has it' }),
  ),
});
export type UpdateProfileBody = Static<typeof UpdateProfileBody>;

export const ProfileHistory = Type.Object({
  data: Type.Array(Type.Omit(AuditEntry, ['area']), { description: 'newest first' }),
  meta: PageMeta,
});
export type ProfileHistory = Static<typeof ProfileHistory>;
