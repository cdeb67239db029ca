import type { ApiError } from '../../lib/api/api-error';
import { failureReason } from './failure-reason';

const error = (status: ApiError['status']): ApiError => ({ status, code: String(status), message: 'No.' });

test.each([
  [409, { kind: 'stale' }],
  [404, { kind: 'gone' }],
  ['TIMEOUT', { kind: 'timeout' }],
  ['NETWORK', { kind: 'network' }],
  [400, { kind: 'server', status: 400, code: '400', message: 'No.' }],
  [500, { kind: 'server', status: 500, code: '500', message: 'No.' }],
] as const)('%s', (status, reason) => {
  expect(failureReason(error(status))).toEqual(reason);
});
