import { emptyCompany } from '../../../core/company/company-fields';
import { emptyApplicant } from './applicant';
import { draftOf, forgetDraft, isRegistrationSent, keepStep, markSent, readStep } from './draft';

const company = {
  values: { ...emptyCompany, companyName: 'Weber' },
  base: emptyCompany,
  touched: ['companyName' as const],
  locale: 'de' as const,
};
const applicant = { values: { ...emptyApplicant, firstName: 'Julia' }, base: emptyApplicant, touched: [] };
const token = 'token-of-julia';

beforeEach(() => window.sessionStorage.clear());

it('stores both steps for one invitation', () => {
  draftOf(token, 'company').keep(company);
  draftOf(token, 'applicant').keep({ ...applicant, locale: 'de' });
  keepStep(token, 2);
  expect(draftOf(token, 'company').read()).toEqual(company);
  expect(draftOf(token, 'applicant').read()?.values.firstName).toBe('Julia');
  expect(readStep(token)).toBe(2);
  expect(draftOf('another-token', 'company').read()).toBeUndefined();
  expect(readStep('another-token')).toBe(1);
  expect(JSON.stringify(window.sessionStorage)).not.toContain(token);
  expect(window.localStorage).toHaveLength(0);
});

it('deletes one step and keeps the other', () => {
  draftOf(token, 'company').keep(company);
  draftOf(token, 'applicant').keep({ ...applicant, locale: 'de' });
  draftOf(token, 'company').forget();
  expect(draftOf(token, 'company').read()).toBeUndefined();
  expect(draftOf(token, 'applicant').read()).toBeDefined();
});

it('remembers that it was sent until the draft is deleted', () => {
  draftOf(token, 'company').keep(company);
  markSent(token);
  expect(isRegistrationSent(token)).toBe(true);
  expect(isRegistrationSent('another-token')).toBe(false);
  forgetDraft();
  expect(draftOf(token, 'company').read()).toBeUndefined();
  expect(isRegistrationSent(token)).toBe(false);
});

it.each([
  '{',
  'null',
  '[]',
  '{"mark":"token-of"}',
  '{"mark":"token-of","step":"2","company":[]}',
  '{"mark":"token-of","company":{"values":[],"base":{},"locale":"de"}}',
])('tolerates %s', (stored) => {
  window.sessionStorage.setItem('registration', stored);
  expect(draftOf(token, 'company').read()).toBeUndefined();
  expect(readStep(token)).toBe(1);
});
