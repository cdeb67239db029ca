import type { ApiError } from '../../../lib/api/api-error';
import { classifyFailure } from './submission';

const error = (status: ApiError['status']): ApiError => ({ status, code: String(status), message: '' });

it.each([
  ['TIMEOUT', 27_999, 'timedOut'],
  ['TIMEOUT', 28_000, 'processing'],
  ['TIMEOUT', 35_000, 'processing'],
  ['TIMEOUT', 35_001, 'timedOut'],
  ['TIMEOUT', 300_000, 'timedOut'],
  [504, 30_000, 'processing'],
  [504, 60_000, 'timedOut'],
  [408, 5_000, 'timedOut'],
  ['NETWORK', 30_000, 'processing'],
  ['NETWORK', 60_000, 'timedOut'],
  ['NETWORK', 2_000, 'failed'],
  [409, 30_000, 'failed'],
  [500, 29_000, 'failed'],
] as const)('%s after %d ms: %s', (status, elapsed, verdict) => {
  expect(classifyFailure(error(status), elapsed)).toBe(verdict);
});
