/** Connection errors, whatever the other end: a caller's connection breaks off with the same codes. */
const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);

/** Deadlock: this transaction may be retried. */
const deadlockDetected = '40P01';

/** PostgreSQL's own codes. */
const unavailable = new Set([
  '53300', // too many connections
  '57P01', // administrator's shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '25006', // read-only: another server has become the primary
  '57014', // statement timeout
  deadlockDetected,
]);

/** pg throws these without a code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Values that passed validation but that PostgreSQL cannot store: a nul in a text, a number out of range. */
const unstorable = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

const fromDatabase = new WeakSet<object>();

/** Marks an error as coming from the database connection; returns it. */
export function asDatabaseError<Thrown>(error: Thrown): Thrown {
  if (typeof error === 'object' && error !== null) fromDatabase.add(error);
  return error;
}

export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (connectionLost.has(code)) return fromDatabase.has(error as object);
  return unavailable.has(code) || code.startsWith('08') || unavailableMessages.test(message);
}

export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === deadlockDetected;
}

/**
 * A replica is unreachable, or has cancelled the query to continue replaying: another server can run the same
 * query.
 */
export function isLostOnReplica(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '40001' || (code !== '57014' && isDatabaseUnavailable(error));
}

/** As reported by PostgreSQL or by this machine's file system; the statement has changed nothing. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '53100' || code === 'ENOSPC';
}

export function isUnstorableValue(error: unknown): boolean {
  return unstorable.has((error as { code?: string }).code ?? '');
}
