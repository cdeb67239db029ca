import type { Pool } from 'pg';
import { followReplication } from './replication';
import type { ServerState } from './query-state';
import type { PostgresServer } from './server';

/** A server that currently reports `says`. */
function fake(name: string, first: Partial<ServerState>) {
  const says: { state: ServerState | undefined } = {
    state: { isReplica: false, position: 100, timeline: 1, system: 'ours', ...first },
  };
  const query = jest.fn((): Promise<{ rows: unknown[] }> => Promise.resolve({ rows: [{ name }] }));
  const server: PostgresServer = {
    name,
    options: {},
    pool: { query } as unknown as Pool,
    state: undefined,
    cause: undefined,
    ask() {
      server.state = says.state;
      server.cause = 'refused';
      return says.state ? Promise.resolve(says.state) : Promise.reject(new Error('refused'));
    },
    cut: jest.fn(),
    close: () => Promise.resolve(),
  };
  return { says, server, query };
}

type Fake = ReturnType<typeof fake>;

async function follow(...servers: [Fake, ...Fake[]]) {
  const [first, ...others] = servers.map(({ server }) => server) as [PostgresServer, ...PostgresServer[]];
  const reported = { exclusionReason: undefined as string | undefined, primaries: [] as string[] };
  const replication = await followReplication([first, ...others], {
    onExclusion: (cause) => (reported.exclusionReason = cause),
    onPrimary: (name) => void reported.primaries.push(name),
  });
  return { replication, reported, pass: () => jest.advanceTimersByTimeAsync(250) };
}

const primary = () => fake('one', {});
const replica = (state: Partial<ServerState> = {}) => fake('two', { isReplica: true, ...state });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const readsFrom = async ({ replication }: Awaited<ReturnType<typeof follow>>) =>
  (await (await replication.reading('list')).query<{ name: string }>('select', []))[0]?.name;

test('reads go to a replica that has everything, and a query that it does not finish goes to the primary', async () => {
  const [one, two] = [primary(), replica()];
  const followed = await follow(one, two);
  expect(await readsFrom(followed)).toBe('two');
  two.query.mockRejectedValue(Object.assign(new Error('conflict with recovery'), { code: '40001' }));
  expect(await readsFrom(followed)).toBe('one');
  two.query.mockRejectedValue(Object.assign(new Error('syntax error'), { code: '42601' }));
  await expect(readsFrom(followed)).rejects.toThrow('syntax error');
  await followed.replication.close();
});

test.each([
  [{ timeline: undefined }, 'two does not stream'],
  [{ timeline: 2 }, 'two follows another primary'],
  [{ system: 'theirs' }, 'two belongs to another cluster'],
  [{ isReplica: false, system: 'theirs', timeline: 9 }, 'two belongs to another cluster'],
])('a server that cannot be trusted is left out: %j', async (state, cause) => {
  const followed = await follow(primary(), replica(state));
  expect([followed.reported.exclusionReason, await readsFrom(followed)]).toEqual([cause, 'one']);
  await followed.replication.close();
});

test('a promoted replica is written to, and its old primary is not when it comes back', async () => {
  const [one, two] = [primary(), replica()];
  const followed = await follow(one, two);
  one.says.state = undefined;
  await followed.pass();
  expect(followed.replication.primary().name).toBe('one');
  two.says.state = { isReplica: false, position: 120, timeline: 2, system: 'ours' };
  await followed.pass();
  expect(followed.replication.primary().name).toBe('two');
  expect(one.server.cut).toHaveBeenCalled();
  one.says.state = { isReplica: false, position: 200, timeline: 1, system: 'ours' };
  await followed.pass();
  expect(followed.replication.primary().name).toBe('two');
  expect(followed.reported).toEqual({
    exclusionReason: 'one takes writes although another server was promoted',
    primaries: ['two'],
  });
  await followed.replication.close();
});

test('a server that starts after a promotion finds the primary, whichever comes first', async () => {
  const followed = await follow(primary(), fake('two', { timeline: 2 }));
  expect(followed.replication.primary().name).toBe('two');
  await followed.replication.close();
});
