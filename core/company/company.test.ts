import type { CompanyData } from '../contracts/company-profile';
import { faultsOf } from '../records/faults-of';
import { toCompanyData, toCompanyValues } from './company-data';
import { emptyCompany } from './company-fields';
import { companySchema } from './company.schema';

const weber: CompanyData = {
  Name: 'Weber',
  Country: 'DE',
  BusinessSegmentRegistration: 24,
  CompanySize: 3,
  MonthOfFiscalYear: 7,
  Address: '',
  ZipCode: '',
  City: '',
};
const values = toCompanyValues(weber);
const faults = (part: Partial<typeof values>) => faultsOf(companySchema, { ...values, ...part });

describe('a company in a form', () => {
  it('is read from the API company, and converted back', () => {
    expect(values).toMatchObject({ companyName: 'Weber', industryId: '24', dunsNumber: '', companyCity: '' });
    expect(toCompanyData(values)).toEqual(weber);
    expect(toCompanyData({ ...values, dunsNumber: '123456789' })).toHaveProperty('DunsNumber', '123456789');
  });

  it('is sent with cleaned texts, and with 1 for a number that cannot be read', () => {
    const odd = { ...values, companyName: '  Weber  &\nSöhne ', industryId: '', companySize: 'x' };
    expect(toCompanyData(odd)).toMatchObject({
      Name: 'Weber & Söhne',
      BusinessSegmentRegistration: 1,
      CompanySize: 1,
    });
  });
});

describe('the rules of a company', () => {
  it('find no fault if only the required fields are filled', () => expect(faults({})).toEqual({}));

  it('name every fault, in the order of the form', () => {
    const found = faultsOf(companySchema, { ...emptyCompany, companyName: '  ', dunsNumber: '1' });
    expect(Object.entries(found)).toEqual([
      ['companyName', 'companyNameRequired'],
      ['companyCountry', 'countryRequired'],
      ['industryId', 'industryRequired'],
      ['companySize', 'companySizeRequired'],
      ['dunsNumber', 'dunsNumberInvalid'],
    ]);
  });

  it.each(['12345678', '1234567890', '12345678a'])('refuse %s as a DUNS number', (dunsNumber) =>
    expect(faults({ dunsNumber })).toEqual({ dunsNumber: 'dunsNumberInvalid' }),
  );

  it('count characters as people do: 200 emoji fit, 201 letters do not', () => {
    expect(faults({ companyName: '🌱'.repeat(200), companyCity: '市'.repeat(200) })).toEqual({});
    expect(faults({ companyName: '株'.repeat(201) })).toEqual({ companyName: 'tooLong' });
    expect(faults({ companyAddress: 'x'.repeat(201) })).toEqual({ companyAddress: 'tooLong' });
  });

  it('accept only existing countries and industries, if these are given', () => {
    const known = { countries: new Set(['AT']), industries: new Set(['24']) };
    expect(faultsOf(companySchema, values, known)).toEqual({ companyCountry: 'countryRequired' });
    expect(faultsOf(companySchema, { ...values, companyCountry: 'AT', industryId: '0' }, known)).toEqual({
      industryId: 'industryRequired',
    });
  });
});
