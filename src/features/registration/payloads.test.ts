import { emptyCompany } from '../../../core/company/company-fields';
import { emptyApplicant } from './applicant';
import { createAccountBody, createProjectBody } from './payloads';

const values = {
  ...emptyCompany,
  ...emptyApplicant,
  companyName: ' Weber Feinguss ',
  companyCountry: 'DE',
  industryId: '24',
  companySize: '3',
  fiscalYearMonth: '7',
  firstName: ' Julia',
  lastName: 'Weber ',
  email: ' Julia.Weber@example.test ',
  jobTitle: 'Einkauf',
  salutation: 'Ms',
  termsAccepted: true,
};
const registration = { values, phoneNumber: '+491711234567', locale: 'de' } as const;

it('builds the specified payloads', () => {
  expect(createProjectBody(registration, 'token', false)).toEqual({
    invitationToken: 'token',
    companyData: {
      Name: 'Weber Feinguss',
      Country: 'DE',
      BusinessSegmentRegistration: 24,
      Address: '',
      City: '',
      ZipCode: '',
      BusinessSegment: [],
      MonthOfFiscalYear: 7,
      CompanySize: 3,
    },
    personalData: {
      Name: 'Julia',
      SurName: 'Weber',
      Email: 'Julia.Weber@example.test',
      HasAcceptTermsOfUse: true,
      Salutation: 'Ms',
      PhoneNumber: '+491711234567',
      JobTitle: 'Einkauf',
      EmailInitialLanguage: 'de',
    },
    suppressWarnings: false,
  });
  expect(createAccountBody(registration, 7)).toEqual({
    email: 'Julia.Weber@example.test',
    projectId: 7,
    firstName: 'Julia',
    lastName: 'Weber',
    jobtitle: 'Einkauf',
    phoneNumber: '+491711234567',
    salutation: 'Ms',
    locale: 'de',
    isAdmin: true,
    isMainUser: true,
  });
});

it('sends a DUNS number only if there is one, and 1 for unreadable numbers', () => {
  const odd = { ...values, dunsNumber: '123456789', industryId: '', companySize: 'x', fiscalYearMonth: '' };
  expect(createProjectBody({ ...registration, values: odd }, 't', true)).toMatchObject({
    companyData: {
      DunsNumber: '123456789',
      BusinessSegmentRegistration: 1,
      CompanySize: 1,
      MonthOfFiscalYear: 1,
    },
    suppressWarnings: true,
  });
});
