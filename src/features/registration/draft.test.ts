import { forgetDraft, isRegistrationSent, markSent, readDraft, saveDraft } from './draft';
import { emptyValues } from './values';

const draft = {
  step: 2 as const,
  values: { ...emptyValues, firstName: 'Julia' },
  touched: ['firstName' as const],
};

beforeEach(() => window.sessionStorage.clear());

it('belongs to one invitation', () => {
  saveDraft('token-of-julia', draft);
  expect(readDraft('token-of-julia')).toEqual(draft);
  expect(readDraft('another-token')).toBeUndefined();
  expect(JSON.stringify(window.sessionStorage)).not.toContain('token-of-julia');
  expect(window.localStorage).toHaveLength(0);
});

it('remembers that it was sent, until it is forgotten', () => {
  saveDraft('token-of-julia', draft);
  markSent('token-of-julia');
  expect(isRegistrationSent('token-of-julia')).toBe(true);
  expect(isRegistrationSent('another-token')).toBe(false);
  forgetDraft();
  expect(readDraft('token-of-julia')).toBeUndefined();
  expect(isRegistrationSent('token-of-julia')).toBe(false);
});

it.each(['{', 'null', '{"mark":"token-of"}'])('does not stumble over %s', (stored) => {
  window.sessionStorage.setItem('registration', stored);
  expect(readDraft('token-of-julia')).toBeUndefined();
});
