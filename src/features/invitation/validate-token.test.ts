import { validateToken } from './validate-token';

jest.mock('../../lib/env/env', () => ({ loadEnv: async () => ({ apiCredential: 'public' }) }));

it.each([
  [{ TokenStatus: 'Valid invitation' }, 200, 'valid'],
  [{ TokenStatus: 'Error: token used, registration completed' }, 200, 'completed'],
  [{ TokenStatus: 'Error: token used, registration in progress' }, 200, 'inProgress'],
  [{ TokenStatus: 'Error: token invalid or expired' }, 200, 'invalid'],
  [{}, 200, 'invalid'],
  [{ error: { message: 'token must not be longer', code: 'INVALID_INPUT' } }, 400, 'invalid'],
  [{ error: { message: 'Failed to validate token' } }, 400, 'unknown'],
  [{}, 403, 'unknown'],
  [{}, 429, 'unknown'],
  [{}, 500, 'unknown'],
])('%j with %i is %s', async (body, status, expected) => {
  globalThis.fetch = async () => Response.json(body, { status });
  await expect(validateToken('t')).resolves.toBe(expected);
});
