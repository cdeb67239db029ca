import { openTestDatabase } from '../../tests/support/server/test-database';
import type { Database } from '../lib/database';
import { AccountExistsError, createAccount, setPasswordHash } from './accounts';
import { hashPassword } from './passwords';
import { signIn, type Attempt } from './sign-in';

let db: Database;
let passwordHash: string;
let accountId: string;
let people = 0;
let person: Attempt;

beforeAll(async () => {
  db = await openTestDatabase();
  passwordHash = await hashPassword('right');
});
afterAll(() => db.close());

/** Every person and address is new, so that no test counts another's failures. */
beforeEach(async () => {
  people += 1;
  const email = `person${people}@example.test`;
  person = { email, password: 'right', address: `192.0.2.${people}`, loopback: false };
  accountId = await createAccount(db, { email, locale: 'en', passwordHash });
});

const refused = { outcome: 'refused', reason: 'credentials' };

it('accepts the right password, however the address is written', async () => {
  const email = ` ${person.email.toUpperCase()} `;
  expect(await signIn(db, { ...person, email })).toEqual({ outcome: 'signedIn', accountId });
});

it('refuses a wrong password, an unknown address and an account without a password alike', async () => {
  await createAccount(db, { email: `new.${person.email}`, locale: 'en' });
  expect(await signIn(db, { ...person, password: 'wrong' })).toEqual(refused);
  expect(await signIn(db, { ...person, email: 'nobody@example.test' })).toEqual(refused);
  expect(await signIn(db, { ...person, email: `new.${person.email}` })).toEqual(refused);
});

it('blocks an account after five failures at the address they came from, with the right password too, and nowhere else', async () => {
  const now = Date.now();
  for (let time = 0; time < 5; time += 1) await signIn(db, { ...person, password: 'wrong' }, now);
  expect(await signIn(db, person, now)).toEqual({ outcome: 'locked', waitMinutes: 1 });
  const elsewhere = { ...person, address: '198.51.100.1' };
  expect(await signIn(db, elsewhere, now)).toEqual({ outcome: 'signedIn', accountId });
  expect(await signIn(db, person, now + 60_000)).toEqual({ outcome: 'signedIn', accountId });
});

it.each([
  ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2'],
  ['192.0.2.200', '::ffff:192.0.2.200'],
])('counts %s and %s as one address', async (address, other) => {
  const now = Date.now();
  for (let time = 0; time < 5; time += 1) await signIn(db, { ...person, address, password: 'wrong' }, now);
  expect(await signIn(db, { ...person, address: other }, now)).toEqual({ outcome: 'locked', waitMinutes: 1 });
  const elsewhere = { ...person, address: '2001:db8:0:2::1' };
  expect(await signIn(db, elsewhere, now)).toEqual({ outcome: 'signedIn', accountId });
});

it('does not block a device that has signed in before, whatever others try at the same address', async () => {
  const now = Date.now();
  for (let time = 0; time < 40; time += 1) await signIn(db, { ...person, password: 'y'.repeat(2000) }, now);
  expect(await signIn(db, person, now)).toMatchObject({ outcome: 'locked' });
  expect(await signIn(db, { ...person, device: 'd1' }, now)).toEqual({ outcome: 'signedIn', accountId });
});

it('blocks such a device after five failures of its own', async () => {
  const now = Date.now();
  const guess = { ...person, device: 'd2', password: 'wrong' };
  for (let time = 0; time < 5; time += 1) await signIn(db, guess, now);
  expect(await signIn(db, { ...guess, password: 'right' }, now)).toEqual({
    outcome: 'locked',
    waitMinutes: 1,
  });
  expect(await signIn(db, person, now)).toEqual({ outcome: 'signedIn', accountId });
});

it('blocks an account that is guessed at from a hundred addresses, but not on a known device', async () => {
  const now = Date.now();
  for (let at = 0; at < 100; at += 1)
    await signIn(db, { ...person, address: `198.51.100.${at}`, password: 'y'.repeat(2000) }, now);
  expect(await signIn(db, { ...person, address: '203.0.113.1' }, now)).toMatchObject({ outcome: 'locked' });
  expect(await signIn(db, { ...person, device: 'd3' }, now)).toEqual({ outcome: 'signedIn', accountId });
});

it('blocks an address that guesses at many accounts, without harm to them', async () => {
  const guess = (at: number) => ({
    ...person,
    email: `victim${at}.${person.email}`,
    password: 'y'.repeat(2000),
  });
  for (let at = 0; at < 30; at += 1) await signIn(db, guess(at));
  expect(await signIn(db, person)).toMatchObject({ outcome: 'locked' });
  expect(await signIn(db, { ...person, address: '198.51.100.2' })).toMatchObject({ outcome: 'signedIn' });
});

it('starts counting from zero after a success', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let time = 0; time < 4; time += 1) await signIn(db, { ...person, password: 'y'.repeat(2000) });
    expect(await signIn(db, person)).toEqual({ outcome: 'signedIn', accountId });
  }
});

it('opens a demo account from this machine only, until its password is changed', async () => {
  const email = `demo.${person.email}`;
  const id = await createAccount(db, { email, locale: 'en', passwordHash, loopbackOnly: true });
  const demo = { ...person, email };
  expect(await signIn(db, demo)).toEqual({ outcome: 'refused', reason: 'loopbackOnly' });
  expect(await signIn(db, { ...demo, loopback: true })).toEqual({ outcome: 'signedIn', accountId: id });
  await setPasswordHash(db, id, passwordHash);
  expect(await signIn(db, demo)).toEqual({ outcome: 'signedIn', accountId: id });
});

it('has one account per address', async () => {
  const again = { email: person.email.toUpperCase(), locale: 'de' } as const;
  await expect(createAccount(db, again)).rejects.toBeInstanceOf(AccountExistsError);
});
