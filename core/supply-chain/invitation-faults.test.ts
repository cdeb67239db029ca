import { draftFaults, invitationKey, type InvitationDraft } from './invitation-faults';

const known = { countries: new Set(['DE']), sectors: new Set(['STEEL']) };
const draft: InvitationDraft = {
  supplierName: 'Stahlwerk Nord GmbH',
  supplierId: '',
  email: 'info@stahlwerk-nord.example',
  countryCode: 'DE',
  sectorCode: 'STEEL',
  dueDate: null,
};

test.each<[string, Partial<InvitationDraft>, string[]]>([
  ['a whole one', {}, []],
  ['spaces around the address', { email: ' Info@Stahlwerk-Nord.example ' }, []],
  ['a name of spaces', { supplierName: ' \t' }, ['NAME_REQUIRED']],
  ['a name of 200 characters outside the basic plane', { supplierName: '𝟙'.repeat(200) }, []],
  ['a name of 201 characters', { supplierName: '𝟙'.repeat(201) }, ['NAME_TOO_LONG']],
  ['a number that is too long', { supplierId: '1'.repeat(201) }, ['NUMBER_TOO_LONG']],
  [
    'codes in other spellings',
    { countryCode: 'de', sectorCode: 'Steel' },
    ['UNKNOWN_SECTOR', 'UNKNOWN_COUNTRY'],
  ],
  ['today as due date', { dueDate: '2026-11-20' }, []],
  ['yesterday as due date', { dueDate: '2026-11-19' }, ['DUE_DATE_PAST']],
  ['nothing at all', { supplierName: '', email: '' }, ['NAME_REQUIRED', 'INVALID_EMAIL']],
])('%s: %j -> %j', (_what, changes, expected) => {
  expect(draftFaults({ ...draft, ...changes }, known, '2026-11-20')).toEqual(expected);
});

test('two invitations are the same for the same address, product group and country', () => {
  expect(invitationKey({ ...draft, email: ' INFO@stahlwerk-nord.example' })).toBe(invitationKey(draft));
  expect(invitationKey({ ...draft, countryCode: 'AT' })).not.toBe(invitationKey(draft));
});
