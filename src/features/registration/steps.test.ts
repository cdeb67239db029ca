import { registrationFaults } from '../../../core/registration/faults';
import english from '../../../locales/en/registration.json';
import { emptyCompany } from '../../../core/company/company-fields';
import { checkApplicant, emptyApplicant, missingOfApplicant } from './applicant';
import { checkCompany, missingOfCompany } from './company';

const emptyValues = { ...emptyCompany, ...emptyApplicant };

const company = { ...emptyValues, companyName: 'A', companyCountry: 'DE', industryId: '1', companySize: '1' };
const person = { ...company, firstName: 'A', lastName: 'B', email: 'a@b.de', termsAccepted: true };

it('matches the English texts of the specification', () => {
  expect(english.faults).toEqual(registrationFaults);
});

it('accepts a complete form', async () => {
  await expect(checkCompany(company)).resolves.toEqual({});
  await expect(checkApplicant(person)).resolves.toEqual({});
});

it('finds what is missing in each step', async () => {
  await expect(checkCompany({ ...emptyValues, companyName: '  ' })).resolves.toEqual({
    companyName: 'companyNameRequired',
    companyCountry: 'countryRequired',
    industryId: 'industryRequired',
    companySize: 'companySizeRequired',
  });
  await expect(checkApplicant(emptyValues)).resolves.toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
    email: 'emailRequired',
    termsAccepted: 'termsNotAccepted',
  });
});

it('reads a phone number together with its dial code', async () => {
  const withPhone = (phoneTerritory: string, phoneNumber: string) =>
    checkApplicant({ ...person, phoneTerritory, phoneNumber });
  await expect(withPhone('IT', '06 12345678')).resolves.toEqual({});
  await expect(withPhone('DE', '12')).resolves.toEqual({ phoneNumber: 'phoneNumberInvalid' });
});

it('opens the steps as specified', () => {
  expect(missingOfCompany({ ...company, companySize: '' })).toEqual(['companySize']);
  expect(missingOfCompany(company)).toEqual([]);
  expect(missingOfApplicant(person)).toEqual([]);
  expect(missingOfApplicant({ ...person, email: 'a＠b.de' })).toEqual([]);
  expect(missingOfApplicant({ ...person, email: 'ab.de' })).toEqual(['email']);
  expect(missingOfApplicant({ ...person, lastName: ' ', termsAccepted: false })).toEqual([
    'lastName',
    'termsAccepted',
  ]);
});
