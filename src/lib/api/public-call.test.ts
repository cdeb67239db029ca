import { publicEnv } from '../../../tests/support/web/public-env';
import { refusal, stubNetwork } from '../../../tests/support/web/stub-network';
import { publicCall } from './public-call';

const things = 'GET /api/things';
const call = () => publicCall('/things');
const reason = (expected: object) => ({ reason: expect.objectContaining(expected) as object });

afterEach(() => jest.restoreAllMocks());

it('gives up after 30 seconds without a response', async () => {
  const begun = new Map<number, AbortController>();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    begun.set(milliseconds, controller);
    return controller.signal;
  });
  const asked = new Promise<void>((resolve) => {
    stubNetwork({
      'GET /env.json': publicEnv,
      [things]: () => {
        resolve();
        return new Promise(() => undefined);
      },
    });
  });
  const answer = call();
  await asked;
  begun.get(30_000)?.abort(new DOMException('The time is over', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject(reason({ status: 'TIMEOUT', code: 'TIMEOUT' }));
});

it.each([
  ['no network', undefined, { status: 'NETWORK' }],
  ['an HTML page instead', new Response('<h1>Welcome</h1>'), { status: 'UNEXPECTED' }],
  ['a failure without a message', 503, { status: 503, message: 'API error: 503' }],
  ['a refusal', refusal(409, 'TAKEN', 'Somebody has it.'), { code: 'TAKEN', message: 'Somebody has it.' }],
])('reports how a request ended: %s', async (_case, answer, expected) => {
  stubNetwork({ 'GET /env.json': publicEnv, ...(answer !== undefined && { [things]: answer }) });
  await expect(call()).rejects.toMatchObject(reason(expected));
});
