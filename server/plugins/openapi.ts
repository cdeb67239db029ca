import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { ClientScope } from '../../core/access/api-clients';
import { ErrorBody } from '../../core/contracts/common';
import { needsProject, scopeOf, type AccessLevel } from './access/declared-routes';

const errorAnswers: Record<number, string> = {
  400: 'Something in the call is malformed; the message says what.',
  401: 'The credential or the access token is missing, expired or not one of ours.',
  403: 'The role of the caller, its scopes, or what the project has, does not allow this.',
  404: 'It does not exist, or not for the caller.',
  409: 'Someone else changed it meanwhile; details hold the current state.',
  413: 'The body is too large.',
  415: 'The body is not application/json.',
  422: 'The Idempotency-Key was used for another call.',
  429: 'Too many calls from this address, or of this API client; retry-after says when to go on.',
  503: 'The database or the sign-in service does not answer.',
};

const description = `The API of the platform.

What the schemas allow is taken, but for what they cannot say. A call that fits its schema is refused with 400 where

- a code is none of the value lists: countries, sectors, industries, activities, currencies;
- a day or a year lies outside of what is possible today: due dates in the past, years that have not begun;
- two members do not fit together: the project of the body and of the address, a file of CSV without its table, a year
  that is copied onto itself, a target year before its base year;
- a text holds nothing but spaces where one is required, or is no e-mail address, phone number or DUNS number;

and with 422 where an Idempotency-Key was used for another call. The message says which. Numbers in addresses and
queries are written without exponent, with at most 15 digits.

Other systems of a company call with an API client that its administrators make. It gets tokens at the realm by client
credentials, and each call says which scope it needs.

Systems of partners call /pact, which is the interface of the PACT Technical Specifications, version 3.0.3
(https://docs.carbon-transparency.org/), with a credential that a company makes for each.`;

const idempotencyKey = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: '^[!-~]+$',
      description: 'The same call with the same key has its effect once within 24 hours.',
    },
  },
};

/** Describes every route below /api that is registered after it; the document is at /api/openapi.json. */
export async function registerOpenapi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'supplier+s', version: '1', description },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          credential: { type: 'http', scheme: 'bearer', description: 'The fixed credential of the app.' },
          accessToken: { type: 'apiKey', in: 'header', name: 'X-Access-Token', description: 'The person.' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: describe(schema, route), url }),
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}

/** Adds what the mechanisms do on every route of that access and method. */
function describe(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const access = route.config?.access ?? 'public';
  const scope = scopeOf(route);
  const isWrite = ![route.method].flat().some((method) => method === 'GET' || method === 'HEAD');
  const answers = statusesOf(access, isWrite).map((status) => [
    status,
    { description: errorAnswers[status], ...ErrorBody },
  ]);
  const response = schema.response ?? { 200: file };
  return {
    ...schema,
    ...(isForUsers(access) && { description: wordsFor(scope) }),
    ...(route.config?.takesFile && fileBody),
    ...(schema.querystring ? { querystring: withoutDefaults(schema.querystring) } : {}),
    ...(isWrite && access !== 'public' && !route.config?.answersSecret ? { headers: idempotencyKey } : {}),
    response: { ...response, ...Object.fromEntries(answers) },
    security: securityOf(access),
  };
}

const isForUsers = (access: AccessLevel) => needsProject(access) || access === 'user';

const wordsFor = (scope: ClientScope | undefined) =>
  scope ? `API clients need the scope ${scope}.` : 'No API client may make this call.';

const bytes = { type: 'string', format: 'binary' };

/** The answer of a route that sends a file: a list, a workbook, or evidence as it was given. */
const file = {
  description: 'The file.',
  content: Object.fromEntries(
    [
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/json',
      'application/pdf',
      'image/png',
      'image/jpeg',
      'application/xml',
    ].map((type) => [type, { schema: bytes }]),
  ),
};

/** The body of a route that takes a file. */
const fileBody = { consumes: ['application/octet-stream'], body: { ...bytes, minLength: 1 } };

interface QuerySchema {
  required?: string[];
  properties?: Record<string, { default?: unknown }>;
}

/** A parameter with a default need not be sent, though the server always has it. */
function withoutDefaults(query: unknown): QuerySchema {
  const { required = [], properties = {}, ...rest } = query as QuerySchema;
  return {
    ...rest,
    properties,
    required: required.filter((name) => properties[name]?.default === undefined),
  };
}

function statusesOf(access: AccessLevel, isWrite: boolean): number[] {
  return [
    400,
    ...(access === 'public' ? [] : [401]),
    ...(isForUsers(access) ? [403, 404] : []),
    ...(isWrite ? [409, 413, 415, 422] : []),
    429,
    503,
  ];
}

function securityOf(access: AccessLevel): { [scheme: string]: string[] }[] {
  if (access === 'public' || access === 'ticket' || access === 'partner') return [];
  return [access === 'app' ? { credential: [] } : { credential: [], accessToken: [] }];
}
