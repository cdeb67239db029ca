import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { ErrorBody } from '../../core/contracts/common';
import { needsProject, type AccessLevel } from './access/declared-routes';

const errorAnswers: Record<number, string> = {
  400: 'Something in the call is malformed; the message says what.',
  401: 'The credential or the access token is missing, expired or not one of ours.',
  403: 'The role of the caller, or what the project has, does not allow this.',
  404: 'It does not exist, or not for the caller.',
  409: 'Someone else changed it meanwhile; details hold the current state.',
  413: 'The body is too large.',
  415: 'The body is not application/json.',
  422: 'The Idempotency-Key was used for another call.',
  429: 'Too many calls from this address; retry-after says when to go on.',
  503: 'The database or the sign-in service does not answer.',
};

const idempotencyKey = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description: 'The same call with the same key has its effect once within 24 hours.',
    },
  },
};

/** Describes every route below /api that is registered after it; the document is at /api/openapi.json. */
export async function registerOpenapi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'supplier+s', version: '1', description: 'The API of the platform.' },
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
  const isWrite = ![route.method].flat().some((method) => method === 'GET' || method === 'HEAD');
  const answers = statusesOf(access, isWrite, !!route.config?.permission).map((status) => [
    status,
    { description: errorAnswers[status], ...ErrorBody },
  ]);
  const response = schema.response ?? { 200: file };
  return {
    ...schema,
    ...(schema.querystring ? { querystring: withoutDefaults(schema.querystring) } : {}),
    ...(isWrite && access !== 'public' && !route.config?.answersSecret ? { headers: idempotencyKey } : {}),
    response: { ...response, ...Object.fromEntries(answers) },
    security: securityOf(access),
  };
}

/** The answer of a route that sends no JSON. */
const file = {
  description: 'The file.',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

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

function statusesOf(access: AccessLevel, isWrite: boolean, needsPermission: boolean): number[] {
  return [
    400,
    ...(access === 'public' ? [] : [401]),
    ...(needsPermission || access === 'admin' || access === 'mainUser' || (isWrite && needsProject(access))
      ? [403]
      : []),
    ...(needsProject(access) || access === 'user' ? [404] : []),
    ...(isWrite ? [409, 413, 415, 422] : []),
    429,
    503,
  ];
}

function securityOf(access: AccessLevel): { [scheme: string]: string[] }[] {
  if (access === 'public' || access === 'ticket') return [];
  return [access === 'app' ? { credential: [] } : { credential: [], accessToken: [] }];
}
