import { faultsOf } from '../records/faults-of';
import { invitationKey } from './invitation-key';
import { askedSchema, invitationSchema, reminderSchema } from './invitation.schema';

const context = { today: '2026-11-20', countries: new Set(['DE']), sectors: new Set(['STEEL']) };
const invitation = {
  supplierName: 'Stahlwerk Nord GmbH',
  supplierId: '',
  email: 'info@stahlwerk-nord.example',
  countryCode: 'DE',
  sectorCode: 'STEEL',
  wanted: ['selfAssessment'],
  dueDate: null as string | null,
  message: '',
};

test.each<[string, Partial<typeof invitation>, string[]]>([
  ['a whole one', {}, []],
  ['spaces around the address', { email: ' Info@Stahlwerk-Nord.example ' }, []],
  ['a name of spaces', { supplierName: ' \t' }, ['NAME_REQUIRED']],
  ['a name of characters without width', { supplierName: '\u200B\u2060' }, ['NAME_REQUIRED']],
  ['a name of 200 characters outside the basic plane', { supplierName: '𝟙'.repeat(200) }, []],
  ['a name of 201 characters', { supplierName: '𝟙'.repeat(201) }, ['NAME_TOO_LONG']],
  ['a number that is too long', { supplierId: '1'.repeat(201) }, ['NUMBER_TOO_LONG']],
  [
    'codes in other spellings',
    { countryCode: 'de', sectorCode: 'Steel' },
    ['UNKNOWN_SECTOR', 'UNKNOWN_COUNTRY'],
  ],
  ['nothing asked for', { wanted: [] }, ['NOTHING_WANTED']],
  ['today as due date', { dueDate: '2026-11-20' }, []],
  ['yesterday as due date', { dueDate: '2026-11-19' }, ['DUE_DATE_PAST']],
  ['a due date in 2099', { dueDate: '2099-12-31' }, []],
  ['a due date in a year of a slip', { dueDate: '9999-12-31' }, ['DUE_DATE_FAR']],
  ['an emptied due date', { dueDate: '' }, []],
  ['a message of 2,000 characters outside the basic plane', { message: '𝟙'.repeat(2000) }, []],
  ['a message of 2,001 characters', { message: '1'.repeat(2001) }, ['MESSAGE_TOO_LONG']],
  ['nothing at all', { supplierName: '', email: '' }, ['NAME_REQUIRED', 'INVALID_EMAIL']],
])('%s: %j -> %j', (_what, changes, expected) => {
  const faults = faultsOf(invitationSchema, { ...invitation, ...changes }, context);
  expect(Object.values(faults)).toEqual(expected);
});

test('a stored due date that has passed may stay, but no other past date may be set', () => {
  const ofStored = { ...context, stored: '2026-11-01' };
  expect(faultsOf(askedSchema, { dueDate: '2026-11-01' }, ofStored)).toEqual({});
  expect(faultsOf(askedSchema, { dueDate: '2026-11-02' }, ofStored)).toEqual({ dueDate: 'DUE_DATE_PAST' });
});

test('a reminder needs neither a message nor a date', () => {
  const { today } = context;
  expect(faultsOf(reminderSchema, { dueDate: '', message: '' }, { today })).toEqual({});
});

test('two invitations are the same for the same address, product group and country', () => {
  expect(invitationKey({ ...invitation, email: ' INFO@stahlwerk-nord.example' })).toBe(
    invitationKey(invitation),
  );
  expect(invitationKey({ ...invitation, countryCode: 'AT' })).not.toBe(invitationKey(invitation));
});
