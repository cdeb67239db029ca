import { registrationFaults } from '../../../core/registration/faults';
import english from '../../../locales/en/registration.json';
import { validate } from './validate';
import { emptyValues, isPersonComplete, missingOfCompany } from './values';

const company = { ...emptyValues, companyName: 'A', companyCountry: 'DE', industryId: '1', companySize: '1' };
const person = { ...company, firstName: 'A', lastName: 'B', email: 'a@b.de', termsAccepted: true };

it('says in English what the specification says', () => {
  expect(english.faults).toMatchObject(registrationFaults);
});

it('finds nothing wrong with a complete form', async () => {
  await expect(validate(1, company)).resolves.toEqual({});
  await expect(validate(2, person)).resolves.toEqual({});
});

it('finds what is missing in each step', async () => {
  await expect(validate(1, { ...emptyValues, companyName: '  ' })).resolves.toEqual({
    companyName: 'companyNameRequired',
    companyCountry: 'countryRequired',
    industryId: 'industryRequired',
    companySize: 'companySizeRequired',
  });
  await expect(validate(2, emptyValues)).resolves.toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
    email: 'emailRequired',
    termsAccepted: 'termsNotAccepted',
  });
});

it.each(['12345678', '1234567890', '12345678a'])('%s is no DUNS number', async (dunsNumber) => {
  await expect(validate(1, { ...company, dunsNumber })).resolves.toEqual({ dunsNumber: 'dunsNumberInvalid' });
});

it.each(['@b.de', 'a@b', 'a@b.c', 'a b@c.de', 'a@b.d3'])('%s is no e-mail address', async (email) => {
  await expect(validate(2, { ...person, email })).resolves.toEqual({ email: 'emailInvalid' });
});

it.each(['A.B+c@Sub.Example.COM', ' a@b.de '])('%j is an e-mail address', async (email) => {
  await expect(validate(2, { ...person, email })).resolves.toEqual({});
});

it('reads a phone number together with its dial code', async () => {
  const withPhone = (phoneTerritory: string, phoneNumber: string) =>
    validate(2, { ...person, phoneTerritory, phoneNumber });
  await expect(withPhone('IT', '06 12345678')).resolves.toEqual({});
  await expect(withPhone('DE', '12')).resolves.toEqual({ phoneNumber: 'phoneNumberInvalid' });
});

it('counts characters as people do: 200 emoji fit, 201 letters do not', async () => {
  await expect(validate(1, { ...company, companyName: '🌱'.repeat(200) })).resolves.toEqual({});
  await expect(validate(1, { ...company, companyName: '株'.repeat(201) })).resolves.toEqual({
    companyName: 'tooLong',
  });
});

it('opens the steps as specified', () => {
  expect(missingOfCompany({ ...company, companySize: '' })).toEqual(['companySize']);
  expect(missingOfCompany(company)).toEqual([]);
  expect(isPersonComplete(person)).toBe(true);
  expect(isPersonComplete({ ...person, email: 'ab.de' })).toBe(false);
  expect(isPersonComplete({ ...person, termsAccepted: false })).toBe(false);
});
