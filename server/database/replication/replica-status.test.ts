import type { Pool } from 'pg';
import type { PostgresServer } from './server';
import { createReplicaStatus } from './replica-status';

let time: number;
const query = jest.fn(() => Promise.resolve({ rows: [] }));

const at = (position: number, isReplica: boolean) =>
  ({
    name: isReplica ? 'replica' : 'primary',
    pool: { query } as unknown as Pool,
    state: { isReplica, position, timeline: 1, system: 'ours' },
  }) as PostgresServer;

/** How a replica is judged at `then`, half a second after it was first seen at `before`. */
function judge(before: { primary: number; replica: number }, then: typeof before) {
  time = 0;
  query.mockClear();
  const statusOf = createReplicaStatus(() => time);
  const replica = at(before.replica, true);
  const server = at(before.primary, false);
  const primary = { server, system: 'ours', timeline: 1 };
  statusOf(replica, primary);
  time = 501;
  Object.assign(replica, { state: at(then.replica, true).state });
  Object.assign(server, { state: at(then.primary, false).state });
  return statusOf(replica, primary);
}

test('a replica that reaches what was committed half a second ago keeps up, however far the primary has gone', () => {
  const { exclusionReason, lagBytes, lagSeconds } = judge(
    { primary: 100, replica: 50 },
    { primary: 900, replica: 100 },
  );
  expect([exclusionReason, lagBytes, lagSeconds]).toEqual([undefined, 800, 0]);
});

test('one that does not is behind', () => {
  const { exclusionReason, lagBytes, lagSeconds } = judge(
    { primary: 100, replica: 50 },
    { primary: 900, replica: 99 },
  );
  expect([exclusionReason, lagBytes, lagSeconds]).toEqual(['is behind', 801, 0.501]);
  expect(query).not.toHaveBeenCalled();
});

test('where nobody writes, a commit of ours completes a record that was flushed in part', () => {
  judge({ primary: 100, replica: 50 }, { primary: 100, replica: 99 });
  expect(query).toHaveBeenCalledTimes(1);
});
