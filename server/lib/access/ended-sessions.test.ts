import type { Database } from '../database';
import { createEndedSessions } from './ended-sessions';

/**
 * A database that stores ended sessions and counts its queries; the test controls its notifications and gaps.
 */
function createStub() {
  const stub = {
    ended: ['early'],
    queries: 0,
    time: 0,
    notify: (sid: string): void => void sid,
    late: (isLate: boolean): void => void isLate,
    whileAsked: (): void => undefined,
  };
  const database: Pick<Database, 'query' | 'listen'> = {
    async query<Row>(_text: string, values: readonly unknown[] = []) {
      stub.queries += 1;
      const [asked = stub.ended] = values as string[][];
      const answer = stub.ended.filter((id) => asked.includes(id)).map((id) => ({ id, before: null }));
      await Promise.resolve();
      stub.whileAsked();
      return answer as Row[];
    },
    async listen(_channel, handler, { late = () => undefined } = {}) {
      stub.notify = handler;
      stub.late = late;
      return () => Promise.resolve();
    },
  };
  return { stub, sessions: createEndedSessions(database as Database, () => stub.time) };
}

async function create() {
  const { stub, sessions } = createStub();
  const { has: hasToken, onChange } = await sessions;
  const has = (session: string) => hasToken({ session, subject: 'ada', issuedAt: 100 });
  return { stub, has, hasToken, onChange };
}

test('sessions that ended before the start and those that end later are known without a query per request', async () => {
  const { stub, has } = await create();
  stub.notify('late');
  expect([await has('early'), await has('late'), await has('good')]).toEqual([true, true, false]);
  expect(stub.queries).toBe(1);
});

test('a person’s tokens are ended if issued before the reported moment', async () => {
  const { stub, hasToken } = await create();
  stub.notify('ada 100');
  const of = (subject: string, issuedAt: number) => hasToken({ subject, issuedAt, session: 'good' });
  expect([await of('ada', 99), await of('ada', 100), await of('bob', 99)]).toEqual([true, false, false]);
});

test('while notifications may be missed the database is queried', async () => {
  const { stub, has } = await create();
  stub.late(true);
  stub.ended.push('unheard');
  expect([await has('unheard'), await has('good')]).toEqual([true, false]);
});

test('what ended during a gap is loaded once after it', async () => {
  const { stub, has } = await create();
  stub.late(true);
  stub.ended.push('unheard');
  stub.late(false);
  expect([await has('unheard'), await has('good'), await has('good')]).toEqual([true, false, false]);
  expect(stub.queries).toBe(2);
});

test('a gap that opens while they are loaded is not overlooked', async () => {
  const { stub, has } = await create();
  stub.late(true);
  stub.late(false);
  stub.whileAsked = () => {
    stub.late(true);
    stub.late(false);
    stub.ended.push('unheard');
    stub.whileAsked = () => undefined;
  };
  await has('good');
  expect(await has('unheard')).toBe(true);
});

test('listeners are told when one ends, and when some may have', async () => {
  const { stub, onChange } = await create();
  const listener = jest.fn();
  onChange(listener);
  stub.notify('late');
  stub.late(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('is forgotten after a day, when its tokens have expired', async () => {
  const { stub, has } = await create();
  stub.time = 25 * 60 * 60_000;
  stub.notify('late');
  expect([await has('early'), await has('late')]).toEqual([false, true]);
});
