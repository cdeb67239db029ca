import { answer, startFakePartner, type FakePartner } from '../../../../tests/support/exchange/fake-partner';
import { createOutgoing } from '../../../lib/outgoing/outgoing';
import { createPactClient, type ListLimits } from './pact-client';
import type { PactError } from './pact-error';

let partner: FakePartner;
beforeEach(async () => {
  partner = await startFakePartner();
});
afterEach(() => partner.close());

const outgoing = createOutgoing({ privateHosts: ['127.0.0.1'], maxBytes: 10_000 });
interface Changed {
  address?: string;
  signInAddress?: string;
  clientSecret?: string;
  limits?: ListLimits;
}
const client = ({ limits, ...access }: Changed = {}) => {
  const usual = { address: partner.address, signInAddress: null, clientId: 'me', clientSecret: 'secret' };
  const whole = { ...usual, ...access };
  return createPactClient(outgoing, whole, limits);
};
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: PactError) => error.fault,
  );
const list = '/3/footprints';
const first = `${list}?limit=100`;
const page = (ids: string[], next?: string) =>
  answer(200, { data: ids.map((id) => ({ id })) }, next ? { link: `<${next}>; rel="next"` } : {});
const idsOf = (footprints: unknown[]) => footprints.map((each) => (each as { id: string }).id);

describe('reads a list', () => {
  test('of one page, with a token of the usual address', async () => {
    partner.on(list, page(['a', 'b']));
    expect(idsOf(await client().listFootprints())).toEqual(['a', 'b']);
    expect(partner.calls).toEqual([
      'GET /.well-known/openid-configuration',
      'POST /auth/token',
      `GET ${first}`,
    ]);
    expect(partner.bodies).toEqual(['grant_type=client_credentials']);
  });

  test('with a token of the address that the OpenID configuration names', async () => {
    const configuration = { token_endpoint: `${partner.address}/elsewhere/token` };
    partner.on('/.well-known/openid-configuration', answer(200, configuration));
    partner.on('/elsewhere/token', answer(200, { access_token: 'token' }));
    partner.on(list, page(['a']));
    await client({ address: `${partner.address}/` }).listFootprints();
    expect(partner.calls).toContain('POST /elsewhere/token');
    expect(partner.calls).not.toContain('POST /auth/token');
  });

  describe('with a separate sign-in address', () => {
    let signIn: FakePartner;
    beforeEach(async () => {
      signIn = await startFakePartner();
      partner.on('/auth/token', answer(500, 'never asked'));
      partner.on(list, page(['a']));
    });
    afterEach(() => signIn.close());
    const read = (path = '') => client({ signInAddress: `${signIn.address}${path}` }).listFootprints();

    test('at the usual path below its address', async () => {
      expect(idsOf(await read())).toEqual(['a']);
      expect(signIn.calls).toEqual(['GET /.well-known/openid-configuration', 'POST /auth/token']);
      expect(partner.calls).toEqual([`GET ${first}`]);
    });

    test('where its OpenID configuration points', async () => {
      const configuration = { token_endpoint: `${signIn.address}/oauth2/v1/token` };
      signIn.on('/realm/.well-known/openid-configuration', answer(200, configuration));
      signIn.on('/oauth2/v1/token', answer(200, { access_token: 'token' }));
      expect(idsOf(await read('/realm/'))).toEqual(['a']);
      expect(signIn.calls.at(-1)).toBe('POST /oauth2/v1/token');
    });

    test('at the endpoint itself', async () => {
      signIn.on('/tenant/oauth2/token', answer(200, { access_token: 'token' }));
      expect(idsOf(await read('/tenant/oauth2/token'))).toEqual(['a']);
      expect(signIn.calls).toEqual(['POST /tenant/oauth2/token']);
    });

    test.each([
      ['an address of the sign-in', 'https://10.1.2.3', 'PRIVATE_ADDRESS'],
      ['an address without TLS', 'http://sign-in.example', 'NOT_HTTPS'],
    ])('and %s that is not called is refused', async (_what, signInAddress, fault) => {
      expect(await faultOf(client({ signInAddress }).listFootprints())).toBe(fault);
      expect(partner.calls).toEqual([]);
    });

    test('and neither is a private one called that its configuration names, or leads to', async () => {
      const configuration = answer(200, { token_endpoint: 'https://169.254.169.254/token' });
      signIn.on('/.well-known/openid-configuration', configuration);
      expect(await faultOf(read())).toBe('PRIVATE_ADDRESS');
      signIn.on('/.well-known/openid-configuration', answer(302, '', { location: 'https://192.168.1.1/' }));
      expect(await faultOf(read())).toBe('PRIVATE_ADDRESS');
      expect([...signIn.calls, ...partner.calls].filter((call) => call.startsWith('POST'))).toEqual([]);
    });

    test('and the secret follows no redirect', async () => {
      signIn.on('/auth/token', answer(307, '', { location: `${partner.address}/auth/token` }));
      expect(await faultOf(read())).toBe('REDIRECTED');
      expect(partner.calls).toEqual([]);
    });

    test.each([
      ['a page', answer(200, '<p>Welcome</p>', { 'content-type': 'text/html' }), 'NOT_JSON'],
      ['an error', answer(503, ''), 'SERVER_ERROR'],
      ['no token', answer(200, { token: 'x' }), 'NOT_PACT'],
      ['a token of two lines', answer(200, { access_token: 'a\r\nb: c' }), 'NOT_PACT'],
    ])('and %s instead of a token is reported', async (_what, handler, fault) => {
      signIn.on('/auth/token', handler);
      expect(await faultOf(read())).toBe(fault);
    });
  });

  test('of several pages, however the partner writes its links', async () => {
    partner.on(first, page(['a'], `${partner.address}${list}?offset=1`));
    partner.on(`${list}?offset=1`, (request, response) => {
      const link = `</terms>; rel=license, <${list}?offset=2>; title="more, and more"; REL="last next"`;
      answer(200, { data: [{ id: 'b' }] }, { link })(request, response);
    });
    partner.on(`${list}?offset=2`, page(['c']));
    expect(idsOf(await client().listFootprints())).toEqual(['a', 'b', 'c']);
  });

  test('whose token expires between two pages', async () => {
    const withToken = (token: string, then: ReturnType<typeof answer>) =>
      ((request, response) =>
        (request.headers.authorization === `Bearer ${token}`
          ? then
          : answer(401, { code: 'TokenExpired', message: 'Expired' }))(
          request,
          response,
        )) satisfies typeof then;
    partner.on(first, withToken('token-1', page(['a'], `${partner.address}${list}?offset=1`)));
    partner.on(`${list}?offset=1`, withToken('token-2', page(['b'])));
    expect(idsOf(await client().listFootprints())).toEqual(['a', 'b']);
  });

  test('that is empty', async () => {
    partner.on(list, page([]));
    expect(await client().listFootprints()).toEqual([]);
  });

  test('with footprints that are on two pages, once each', async () => {
    partner.on(first, page(['a', 'b'], `${partner.address}${list}?offset=1`));
    partner.on(`${list}?offset=1`, page(['b', 'c']));
    expect(idsOf(await client().listFootprints())).toEqual(['a', 'b', 'c']);
  });
});

describe('distinguishes why a list cannot be read', () => {
  test('a wrong credential', async () => {
    partner.on(list, page(['a']));
    expect(await faultOf(client({ clientSecret: 'other' }).listFootprints())).toBe('WRONG_CREDENTIAL');
  });

  test('a token that is never accepted', async () => {
    partner.on(list, answer(401, { code: 'AccessDenied', message: 'No' }));
    expect(await faultOf(client().listFootprints())).toBe('WRONG_CREDENTIAL');
    expect(partner.calls.filter((call) => call === `GET ${first}`)).toHaveLength(2);
  });

  test.each([
    ['a page instead of data', answer(200, '<p>Welcome</p>', { 'content-type': 'text/html' }), 'NOT_JSON'],
    ['a page that says it is data', answer(200, '<p>Welcome</p>'), 'NOT_JSON'],
    ['data that are no list', answer(200, { data: null }), 'NOT_PACT'],
    ['nothing but null', answer(200, 'null'), 'NOT_PACT'],
    ['an error of the server', answer(500, { code: 'InternalError', message: 'Oh' }), 'SERVER_ERROR'],
    [
      'an error of the server that is a page',
      answer(502, '<p>Bad gateway</p>', { 'content-type': 'text/html' }),
      'SERVER_ERROR',
    ],
    ['no right to read it', answer(403, { code: 'AccessDenied', message: 'No' }), 'NOT_ALLOWED'],
    ['a refusal', answer(400, { code: 'BadRequest', message: 'No' }), 'REFUSED'],
    ['more than is read', answer(200, { data: ['x'.repeat(10_000)] }), 'TOO_LARGE'],
    [
      'a redirect to a private address',
      answer(302, '', { location: 'https://169.254.169.254/' }),
      'PRIVATE_ADDRESS',
    ],
    [
      'a list that goes on at another host',
      answer(200, { data: [{ id: 'a' }] }, { link: '<https://elsewhere.test/3>; rel="next"' }),
      'REDIRECTED',
    ],
  ])('%s', async (_what, handler, fault) => {
    partner.on(list, handler);
    expect(await faultOf(client().listFootprints())).toBe(fault);
  });

  test('another version', async () => {
    partner.on('/2/footprints', answer(200, { data: [] }));
    expect(await faultOf(client().listFootprints())).toBe('OTHER_VERSION');
  });

  test('nothing of the kind', async () => {
    expect(await faultOf(client().listFootprints())).toBe('NOT_PACT');
  });

  test('no server that responds', async () => {
    expect(await faultOf(client({ address: 'http://127.0.0.1:1' }).listFootprints())).toBe('UNREACHABLE');
  });

  test('a private address', async () => {
    expect(await faultOf(client({ address: 'https://192.168.0.1' }).listFootprints())).toBe(
      'PRIVATE_ADDRESS',
    );
  });
});

describe('a list without an end is given up', () => {
  test('that leads back to itself', async () => {
    partner.on(list, page(['a'], `${partner.address}${first}`));
    expect(await faultOf(client().listFootprints())).toBe('ENDLESS');
  });

  test('that repeats itself under other addresses', async () => {
    let count = 0;
    partner.on(list, (request, response) =>
      page(['a'], `${partner.address}${list}?offset=${++count}`)(request, response),
    );
    expect(await faultOf(client().listFootprints())).toBe('ENDLESS');
    expect(count).toBe(2);
  });

  test.each([
    ['of ever new pages', { maxPages: 5, maxFootprints: 100, maxLength: 100_000, maxTime: 60_000 }],
    ['of ever new footprints', { maxPages: 100, maxFootprints: 5, maxLength: 100_000, maxTime: 60_000 }],
    [
      'that holds more than what is read',
      { maxPages: 100, maxFootprints: 100, maxLength: 60, maxTime: 60_000 },
    ],
  ])('%s', async (_what, limits) => {
    let count = 0;
    partner.on(list, (request, response) => {
      count++;
      page([`id-${count}`], `${partner.address}${list}?offset=${count}`)(request, response);
    });
    expect(await faultOf(client({ limits }).listFootprints())).toBe('ENDLESS');
    expect(count).toBeLessThanOrEqual(6);
  });
});

test('a list that takes too long is not read to its end', async () => {
  partner.on(first, page(['a'], `${partner.address}${list}?offset=1`));
  const limits = { maxPages: 100, maxFootprints: 100, maxLength: 100_000, maxTime: 0 };
  expect(await faultOf(client({ limits }).listFootprints())).toBe('TIMEOUT');
  expect(partner.calls.at(-1)).toBe(`GET ${first}`);
});

describe('sends an event', () => {
  test('in the format of CloudEvents', async () => {
    let type: string | undefined;
    partner.on('/3/events', (request, response) => {
      type = request.headers['content-type'];
      response.writeHead(200).end();
    });
    await client().sendEvent({ id: '1', specversion: '1.0' });
    expect(type).toBe('application/cloudevents+json; charset=UTF-8');
    expect(partner.bodies.at(-1)).toBe('{"id":"1","specversion":"1.0"}');
  });

  test.each([
    [400, 'REFUSED'],
    [503, 'SERVER_ERROR'],
    [404, 'NOT_PACT'],
  ])('and reports why it was not accepted: %i', async (status, fault) => {
    partner.on('/3/events', answer(status, {}));
    expect(await faultOf(client().sendEvent({}))).toBe(fault);
  });
});
