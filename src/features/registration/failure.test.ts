import { toApiError } from '../../lib/api/api-error';
import { PublicCallError } from '../../lib/api/public-call';
import { failureOf, NoProjectError, warningKind } from './failure';

const answered = (status: number, message?: string, code?: string) =>
  new PublicCallError(
    toApiError({ status, data: message === undefined ? '' : { error: { message, code } } }),
  );

it.each([
  [answered(400, 'ERROR: TOKEN INVALID'), { kind: 'token' }],
  [answered(400, 'The invitation token is missing.'), { kind: 'token' }],
  [answered(409, 'ERROR: USER EXISTS'), { kind: 'exists' }],
  [answered(409, 'This account already exists.'), { kind: 'exists' }],
  [answered(409, 'No registration is open.', 'REGISTRATION_NOT_OPEN'), { kind: 'notOpen' }],
  [answered(429, 'Slow down'), { kind: 'tooMany' }],
  [answered(400, 'Industry 9999 is unknown'), { kind: 'other', message: 'Industry 9999 is unknown' }],
  [answered(500), { kind: 'unreachable' }],
  [new PublicCallError(toApiError({ status: 'FETCH_ERROR', error: 'offline' })), { kind: 'unreachable' }],
  [new PublicCallError(toApiError({ status: 'TIMEOUT_ERROR', error: 'no answer' })), { kind: 'unreachable' }],
  [new TypeError('a script could not be loaded'), { kind: 'unreachable' }],
  [new NoProjectError(), { kind: 'other', message: 'No project ID received from server' }],
])('%s', (error, expected) => expect(failureOf(error)).toEqual(expected));

it.each([
  ['WARNING: DOMAIN EXISTS', 'domain'],
  ['WARNING: DUNS EXISTS', 'duns'],
  ['WARNING: ELSE', 'other'],
])('%s is of the kind %s', (warning, kind) => expect(warningKind(warning)).toBe(kind));
