import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { clientScopes, type ClientScope } from '../../core/terms/api-clients';
import { ErrorBody } from '../../core/contracts/common';
import { WebhookMessage } from '../../core/contracts/webhooks';
import { needsProject, scopeOf, type AccessLevel } from './access/declared-routes';
import { operationOf, tags } from '../lib/openapi/areas';
import { refusalsOf } from '../lib/openapi/refusals';

const description = `The API of the platform.

A request that matches its schema is accepted, except for rules that a schema cannot express. The response is 400 if

- a code is not in the value lists: countries, sectors, industries, activities, currencies;
- a date or a year is not possible today: due dates in the past, years that have not begun;
- two members contradict each other: the project in the body and in the path, a CSV file without its table, a year
  that is copied onto itself, a target year before its base year;
- a required text is blank, or a text is not a valid e-mail address, phone number or DUNS number;

and with 422 if an Idempotency-Key was used for another request. The message names the reason. Numbers in paths and
queries are written without exponent, with at most 15 digits.

Other systems of a company use an API client that its administrators create. It requests tokens with the OAuth 2.0
client credentials grant, and each operation names the scope it needs. See the guide for integrators (docs/integrators.md).

Systems of partners use /pact, the interface of the PACT Technical Specifications, version 3.0.3
(https://docs.carbon-transparency.org/), with a credential that a company creates for each partner.`;

/** The requests sent to a company's webhooks; see docs/webhooks.md. */
const webhooks = {
  event: {
    post: {
      operationId: 'event',
      summary: 'An event in the company',
      security: [],
      description:
        'Something has happened in the company. Signed with webhook-id, webhook-timestamp and webhook-signature as in Standard Webhooks; retried for a day until the response is 2xx.',
      requestBody: { required: true, content: { 'application/json': { schema: WebhookMessage } } },
      responses: {
        '2XX': { description: 'Accepted.' },
        410: { description: 'Send nothing more to this address.' },
      },
    },
  },
};

const idempotencyKey = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: '^[!-~]+$',
      description: 'The same request with the same key takes effect only once within 24 hours.',
    },
  },
};

export interface OpenapiOptions {
  /** Address of the server. */
  publicUrl: string;
  /** Where API clients request tokens. */
  clientTokenUrl: string;
}

/** Describes every route below /api that is registered after it; the document is at /api/openapi.json. */
export async function registerOpenapi(app: FastifyInstance, options: OpenapiOptions): Promise<void> {
  const { publicUrl, clientTokenUrl } = options;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'supplier+s', version: '1', description },
      servers: [{ url: publicUrl }],
      tags,
      webhooks,
      components: {
        securitySchemes: {
          credential: { type: 'http', scheme: 'bearer', description: 'The fixed credential of the app.' },
          accessToken: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Access-Token',
            description: 'The access token of the signed-in person.',
          },
          apiClient: apiClientScheme(clientTokenUrl),
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: describe(schema, route),
      url,
    }),
    transformObject: (document) =>
      'openapiObject' in document
        ? withoutMessages(withOneError(document.openapiObject))
        : document.swaggerObject,
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}

const apiClientScheme = (tokenUrl: string) => ({
  type: 'oauth2' as const,
  description: 'For another system of the company: only its token, as Bearer.',
  flows: {
    clientCredentials: {
      tokenUrl,
      scopes: Object.fromEntries(clientScopes.map((scope) => [scope, wordsOf(scope)])),
    },
  },
});

function wordsOf(scope: ClientScope): string {
  const [area = '', way] = scope.split(':');
  return `${way === 'read' ? 'Reads' : 'Changes'} data of the area ${area}`;
}

/** Adds the behaviour of the mechanisms for routes of that access and method. */
function describe(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const access = route.config?.access ?? 'public';
  const scope = scopeOf(route);
  const operation = operationOf(route);
  const isWrite = ![route.method].flat().some((method) => method === 'GET' || method === 'HEAD');
  const guarded = { isPublic: access === 'public', isForUsers: isForUsers(access), isWrite };
  return {
    ...schema,
    ...(operation && {
      tags: [operation.area.name],
      summary: operation.summary,
      operationId: operation.id,
    }),
    description: wordsFor(access, scope),
    ...(operation?.exampleBody && { body: { ...Object(schema.body), examples: [operation.exampleBody] } }),
    ...(route.config?.takesFile && fileBody),
    ...(schema.querystring ? { querystring: withoutDefaults(schema.querystring) } : {}),
    ...(isWrite && access !== 'public' && !route.config?.answersSecret ? { headers: idempotencyKey } : {}),
    response: { ...describedAnswers(schema.response), ...refusalsOf(guarded, operation?.area.codes) },
    security: securityOf(access, scope),
  };
}

function describedAnswers(response: unknown = { 200: file }): Record<string, object> {
  const answers = Object.entries(response as Record<string, object>);
  return Object.fromEntries(
    answers.map(([status, answer]) => [status, { description: 'The response.', ...answer }]),
  );
}

const isForUsers = (access: AccessLevel) => needsProject(access) || access === 'user';

function wordsFor(access: AccessLevel, scope: ClientScope | undefined): string {
  if (isForUsers(access))
    return scope ? `API clients need the scope \`${scope}\`.` : 'Not available to API clients.';
  return access === 'app' ? 'Needs no signed-in person and no scope.' : 'Needs no credential.';
}

type Document = Extract<Parameters<SwaggerTransformObject>[0], { openapiObject: unknown }>['openapiObject'];

/** Every refusal has the same body: the document contains it once. */
function withOneError(document: Document): Document {
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}));
  for (const { responses } of operations as Operation[])
    for (const [status, answer] of Object.entries(responses))
      if (Number(status) >= 400)
        answer.content = {
          'application/json': { ...answer.content['application/json'], schema: errorReference },
        };
  const schemas = { ...document.components?.schemas, Error: ErrorBody };
  return { ...document, components: { ...document.components, schemas } } as Document;
}

/** Schemas also hold the server's own error messages, which are no keywords of JSON Schema. */
function withoutMessages<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutMessages) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(
    ([name, value]) => !(/^(error|missing)Message$/.test(name) && typeof value === 'string'),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutMessages(value)])) as Part;
}

interface Operation {
  responses: Record<string, { content: { 'application/json'?: object } }>;
}

const errorReference = { $ref: '#/components/schemas/Error' };

const bytes = { type: 'string', format: 'binary' };

/** The response of a route that sends a file: a list, a workbook, or evidence as uploaded. */
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

/** The body of a route that accepts a file. */
const fileBody = { consumes: ['application/octet-stream'], body: { ...bytes, minLength: 1 } };

interface QuerySchema {
  required?: string[];
  properties?: Record<string, { default?: unknown }>;
}

/** A parameter with a default is optional for callers, although the server always has it. */
function withoutDefaults(query: unknown): QuerySchema {
  const { required = [], properties = {}, ...rest } = query as QuerySchema;
  return {
    ...rest,
    properties,
    required: required.filter((name) => properties[name]?.default === undefined),
  };
}

function securityOf(access: AccessLevel, scope: ClientScope | undefined): Record<string, string[]>[] {
  if (access === 'public' || access === 'ticket' || access === 'partner') return [];
  return [
    access === 'app' ? { credential: [] } : { credential: [], accessToken: [] },
    ...(scope ? [{ apiClient: [scope] }] : []),
  ];
}
