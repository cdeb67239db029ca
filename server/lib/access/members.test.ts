import { permissionsFor } from '../../../core/access/permissions';
import type { Database } from '../database';
import { createMembers } from './members';

const person = {
  userId: '1',
  projectId: 7,
  email: 'anna@a.example',
  role: 'Admin' as const,
  isMainUser: true,
  viewOnly: false,
};
const privileges = { AppMode: 'OPEN' };
const row = { ...person, privileges, isVerified: true };
const anna = { ...person, permissions: permissionsFor({ role: 'Admin', privileges }) };

/** A database with the member Anna that counts its queries; the test controls its notifications and gaps. */
function createStub() {
  const stub = {
    rows: [row] as unknown[],
    queries: 0,
    time: 0,
    notify: (): void => undefined,
    late: (isLate: boolean): void => void isLate,
    whileAsked: (): void => undefined,
  };
  const database: Pick<Database, 'query' | 'listen'> = {
    async query<Row>() {
      stub.queries += 1;
      const answer = stub.rows as Row[];
      await Promise.resolve();
      stub.whileAsked();
      return answer;
    },
    async listen(_channel, handler, { late = () => undefined } = {}) {
      stub.notify = () => handler('');
      stub.late = late;
      return () => Promise.resolve();
    },
  };
  return { stub, members: createMembers(database as Database, () => stub.time) };
}

async function create() {
  const { stub, members } = createStub();
  const { find } = await members;
  return { stub, ask: () => find(7, anna.email) };
}

test('is queried once, and again after a change', async () => {
  const { stub, ask } = await create();
  expect([await ask(), await ask(), stub.queries]).toEqual([anna, anna, 1]);
  stub.rows = [];
  stub.notify();
  expect([await ask(), stub.queries]).toEqual([undefined, 2]);
});

test('someone who is not a member is queried every time', async () => {
  const { stub, ask } = await create();
  stub.rows = [];
  await ask();
  stub.rows = [row];
  expect(await ask()).toEqual(anna);
});

test('is dropped after five seconds even without a notification', async () => {
  const { stub, ask } = await create();
  await ask();
  stub.time = 4_999;
  await ask();
  stub.time = 5_000;
  await ask();
  expect(stub.queries).toBe(2);
});

test('nothing is cached while notifications may be missed', async () => {
  const { stub, ask } = await create();
  await ask();
  stub.late(true);
  await ask();
  await ask();
  stub.late(false);
  await ask();
  await ask();
  expect(stub.queries).toBe(4);
});

test('a result that a change has overtaken is not cached', async () => {
  const { stub, ask } = await create();
  stub.whileAsked = stub.notify;
  await ask();
  stub.whileAsked = () => undefined;
  await ask();
  expect(stub.queries).toBe(2);
});
