import { object, string } from 'yup';
import { isDunsNumber } from '../registration/duns-number';
import { fault, oneLineText, requiredText } from '../registration/text-rules';
import { companyFields, type CompanyValues } from './company-fields';

/** The existing codes and ids. Not needed if a form offers nothing else. */
export interface KnownCompanyCodes {
  countries?: ReadonlySet<string>;
  industries?: ReadonlySet<string>;
}

const texts = Object.fromEntries(Object.keys(companyFields).map((name) => [name, oneLineText()])) as Record<
  keyof CompanyValues,
  ReturnType<typeof oneLineText>
>;

/** The rules of a company (specification 1, section 5), for both forms and server. Context: `KnownCompanyCodes`. */
export const companySchema = object({
  ...texts,
  companyName: requiredText('companyNameRequired'),
  companyCountry: requiredText('countryRequired').test(
    'known',
    fault('countryRequired'),
    (code, { options }) => isKnown((options.context as KnownCompanyCodes | undefined)?.countries, code),
  ),
  industryId: requiredText('industryRequired').test('known', fault('industryRequired'), (id, { options }) =>
    isKnown((options.context as KnownCompanyCodes | undefined)?.industries, id),
  ),
  companySize: requiredText('companySizeRequired'),
  dunsNumber: string().test('duns', fault('dunsNumberInvalid'), (text) => !text || isDunsNumber(text)),
});

const isKnown = (codes: ReadonlySet<string> | undefined, code: string) => codes?.has(code) ?? true;
