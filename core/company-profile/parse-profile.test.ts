import { parseProfile } from './parse-profile';

const company = {
  Name: 'Alpenguss GmbH',
  Country: 'AT',
  BusinessSegmentRegistration: 24,
  Address: 'Gießereistraße 12',
  City: 'Steyr',
  ZipCode: '4400',
  DunsNumber: '300417265',
  MonthOfFiscalYear: 7,
  CompanySize: 4,
};
const person = {
  Name: 'Anna',
  SurName: 'Berger',
  Email: 'anna@alpenguss.example',
  Salutation: 'Ms',
  PhoneNumber: '+43 7252100200',
  JobTitle: 'Head',
};
const expected = { CompanyData: company, PersonalData: person, version: 3 };
const upper = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name.toUpperCase(), value as unknown]));

test.each<[string, unknown]>([
  ['objects', expected],
  ['JSON texts', { CompanyData: JSON.stringify(company), PersonalData: JSON.stringify(person), version: 3 }],
  ['one of each', { CompanyData: company, PersonalData: JSON.stringify(person), version: '3' }],
  ['the whole as JSON text', JSON.stringify(expected)],
  ['upper case', { COMPANYDATA: upper(company), PERSONALDATA: upper(person), VERSION: 3 }],
  ['upper case with underscores', { COMPANY_DATA: upper(company), PERSONAL_DATA: upper(person), version: 3 }],
  ['upper case in JSON', { COMPANYDATA: JSON.stringify(upper(company)), personalData: person, version: 3 }],
  ['small letters', { companyData: company, personalData: person, version: 3 }],
])('a profile as %s', (_form, raw) => {
  expect(parseProfile(raw)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a broken JSON text', { CompanyData: '{"Name":', PersonalData: 'x' }],
  ['lists', { CompanyData: [], PersonalData: [1] }],
])('%s is an empty profile', (_form, raw) => {
  const { CompanyData, PersonalData, version } = parseProfile(raw);
  expect(CompanyData).toMatchObject({ Name: '', Country: '', MonthOfFiscalYear: 1, CompanySize: 1 });
  expect(CompanyData).not.toHaveProperty('DunsNumber');
  expect(PersonalData.Email).toBe('');
  expect(version).toBe(0);
});

test('numbers may be texts, and anything out of range counts as 1', () => {
  const { CompanyData } = parseProfile({
    CompanyData: {
      ZipCode: 4400,
      MonthOfFiscalYear: '12',
      CompanySize: '9',
      BusinessSegmentRegistration: '24',
    },
  });
  expect(CompanyData).toMatchObject({
    ZipCode: '4400',
    MonthOfFiscalYear: 12,
    CompanySize: 1,
    BusinessSegmentRegistration: 24,
  });
});
