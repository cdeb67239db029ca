/** Of a connection, no matter what is at its other end: a caller's breaks off with the same codes. */
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

/** Two transactions waited for each other, and this one may begin again. */
const deadlockDetected = '40P01';

/** PostgreSQL's own codes. */
const unavailable = new Set([
  '53300', // too many connections
  '57P01', // administrator's shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '25006', // it takes no writes: another server has become the primary
  '57014', // statement timeout
  deadlockDetected,
]);

/** pg says these without a code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Values that passed validation but that PostgreSQL cannot hold: a nul in a text, a number out of range. */
const unstorable = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

const fromDatabase = new WeakSet<object>();

/** Notes that the connection to the database has brought this error; answers with it. */
export function asDatabaseError<Thrown>(error: Thrown): Thrown {
  if (typeof error === 'object' && error !== null) fromDatabase.add(error);
  return error;
}

export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (connectionLost.has(code)) return fromDatabase.has(error as object);
  return unavailable.has(code) || /^08/.test(code) || unavailableMessages.test(message);
}

export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === deadlockDetected;
}

/** A replica is away, or has ended the query to go on replaying: another server answers the same. */
export function isLostOnReplica(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '40001' || (code !== '57014' && isDatabaseUnavailable(error));
}

/** In PostgreSQL's words, or in those of this machine's files; the statement has changed nothing. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '53100' || code === 'ENOSPC';
}

export function isUnstorableValue(error: unknown): boolean {
  return unstorable.has((error as { code?: string }).code ?? '');
}
