import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import Schema from 'typebox/schema';
import { carbonAreas } from '../../../server/lib/openapi/carbon-areas';
import { companyAreas } from '../../../server/lib/openapi/company-areas';
import { exampleBodies } from '../../../server/lib/openapi/examples';
import { peopleAreas } from '../../../server/lib/openapi/people-areas';
import { needsProject } from '../../../server/plugins/access/declared-routes';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: object[];
  parameters?: { name: string; in: string; description?: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { example?: object }> };
  responses: Record<string, { description: string; content?: { 'application/json': { schema: object } } }>;
}
interface Document {
  openapi: string;
  tags: { name: string; description: string }[];
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> };
  webhooks: { event: { post: { requestBody: { content: Record<string, { schema: object }> } } } };
  paths: Record<string, Record<string, Operation>>;
}

let server: TestApp;
let document: Document;

beforeAll(async () => {
  server = await createTestApp();
  document = (await server.app.inject({ url: '/api/openapi.json' })).json();
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** The schema itself, if the document refers to a shared one. */
const resolved = (schema: object | undefined) =>
  schema && '$ref' in schema
    ? document.components.schemas[String(schema.$ref).replace('#/components/schemas/', '')]
    : schema;

test('describes every route of the API', () => {
  const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  const declared = server.app.declaredRoutes
    .filter(({ url, method }) => url.startsWith('/api') && !/\*|openapi|docs/.test(url) && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(described).toEqual(expect.arrayContaining(declared));
});

test('describes the requests that webhooks receive', () => {
  const { schema } = document.webhooks.event.post.requestBody.content['application/json'] ?? { schema: {} };
  const message = { type: 'ping', timestamp: '2026-11-27T08:00:00.000Z' };
  const data = { eventId: '6f1c0f66-0000-4000-8000-000000000001', action: 'test', projectId: 1 };
  expect(Schema.Check(schema, { ...message, data })).toBe(true);
  expect(Schema.Check(schema, { ...message, data: {} })).toBe(false);
});

test('every operation states who may use it, and describes its refusals', () => {
  expect(document.components.securitySchemes).toHaveProperty('credential');
  for (const { path, operation } of operations()) {
    expect(operation.description).toBeTruthy();
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '429', '503']));
    if (path.includes('{projectId}')) {
      expect(operation.security).toContainEqual({ credential: [], accessToken: [] });
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '404']));
    }
  }
});

test('every operation has its own summary and belongs to a described area', () => {
  const names = document.tags.filter(({ description }) => description).map(({ name }) => name);
  for (const { path, method, operation } of operations())
    expect([method, path, operation.summary, names]).toEqual([
      ...[method, path, expect.stringMatching(/^[A-Z].*[^.]$/)],
      expect.arrayContaining(operation.tags),
    ]);
  expect(names).toEqual(
    names.filter((name) => operations().some(({ operation }) => operation.tags[0] === name)),
  );
});

test('every list in the contract exists', () => {
  const described = operations().map(
    ({ path, method }) => `${method.toUpperCase()} ${path.replace(/^\/api(?=\/|$)/, '')}`,
  );
  const listed = [...carbonAreas, ...companyAreas, ...peopleAreas].flatMap((area) =>
    Object.keys(area.operations),
  );
  expect(listed.filter((operation) => !described.includes(operation))).toEqual([]);
});

test('every operation has a unique name, for generated clients', () => {
  const names = operations().map(({ operation }) => operation.operationId);
  expect(names).toEqual(expect.arrayContaining(['getCaSettings', 'putCaActivitiesDataById']));
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
  expect(new Set(names).size).toBe(names.length);
});

test('the server accepts the examples of bodies', async () => {
  const projectId = String(await server.projectId('Alpenguss GmbH'));
  const withExample = operations().flatMap(({ path, method, operation }) => {
    const { example } = operation.requestBody?.content['application/json'] ?? {};
    return example ? [{ path, method, example }] : [];
  });
  expect(withExample).toHaveLength(Object.keys(exampleBodies).length);
  for (const { path, example } of withExample) {
    const url = path.replace('{projectId}', projectId);
    const answer = await server.call(people.mainUser, { method: 'POST', url, payload: example });
    expect([path, answer.statusCode, answer.body]).toEqual([path, 200, expect.any(String)]);
  }
});

test('the document is valid OpenAPI 3.1, and its references resolve', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...structuredClone(document) });
  expect([valid, errors]).toEqual([true, undefined]);
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('every operation for API clients names its scope, for people and for tools; the others state that none may use them', () => {
  const declared = server.app.declaredRoutes.filter(
    ({ access }) => needsProject(access) || access === 'user',
  );
  for (const { url, method, scope } of declared.filter((route) => route.url.startsWith('/api'))) {
    const operation = document.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    if (!operation) continue;
    expect([url, operation.description]).toEqual([
      url,
      scope ? `API clients need the scope \`${scope}\`.` : 'Not available to API clients.',
    ]);
    expect(operation.security.slice(1)).toEqual(scope ? [{ apiClient: [scope] }] : []);
  }
  expect(document.components.securitySchemes.apiClient).toMatchObject({
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'https://identity.test/token' } },
  });
});

test('every error code of the modules is in the contract', () => {
  const sources = readdirSync('server/modules', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/test|exchange\/interface|health/.test(name))
    .map((name) => readFileSync(join('server/modules', name), 'utf8'));
  const thrown = sources.flatMap((text) =>
    [...text.matchAll(/new ApiError\(\s*(\d{3}),\s*'([A-Z_0-9]+)'/g)].map(([, status, code]) => [
      status,
      code,
    ]),
  );
  const said = operations().flatMap(({ operation }) =>
    Object.entries(operation.responses).map(([status, { description }]) => ({ status, description })),
  );
  // Partners exceed the limit at their own interface, which PACT describes.
  const missing = thrown.filter(
    ([status, code]) =>
      `${status} ${code}` !== '429 REQUESTS_MANY' &&
      !said.some((each) => each.status === status && each.description.includes(`\`${code}\``)),
  );
  expect(thrown.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('every write of a project takes an Idempotency-Key, except those that return a secret', () => {
  const isSecret = (path: string, method: string) =>
    method === 'post' &&
    /\/(credential|secret)$|^\/api\/(api-clients|webhooks)\/project\/\{projectId\}$/.test(path);
  for (const { path, method, operation } of operations()) {
    const takesKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
    if (path.includes('{projectId}'))
      expect([path, takesKey]).toEqual([path, method !== 'get' && !isSecret(path, method)]);
  }
});

test('files state their types, in requests and in responses', () => {
  const files = document.paths['/api/ca-exports/project/{projectId}/year/{year}']?.get;
  expect(Object.keys(files?.responses[200]?.content ?? {})).toEqual(
    expect.arrayContaining(['text/csv', 'application/json']),
  );
  for (const path of ['import', 'preview'])
    expect(document.paths[`/api/ca-imports/project/{projectId}/${path}`]?.post?.requestBody?.content).toEqual(
      {
        'application/octet-stream': { schema: { type: 'string', format: 'binary', minLength: 1 } },
      },
    );
});

test('every parameter in a query is described, and the schemas have keywords of JSON Schema only', () => {
  for (const { path, operation } of operations())
    for (const { in: place, name, description } of operation.parameters ?? [])
      expect([path, name, place === 'query' ? description : 'in the path']).toEqual([
        ...[path, name],
        expect.stringMatching(/\w/),
      ]);
  expect(JSON.stringify(document)).not.toMatch(/"(error|missing)Message":"/);
});

test('page and page size are optional, with documented limits', () => {
  const { parameters = [] } = document.paths['/api/user-management/project/{projectId}/users']?.get ?? {};
  const page = parameters.find(({ name }) => name === 'page');
  expect(page).toMatchObject({ required: false, schema: { minimum: 1, maximum: 1_000_000_000 } });
});

test('an invalid Idempotency-Key is refused by every write, even one that needs none', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  for (const module of ['ca-activities-data', 'customer-requests']) {
    const url = `/api/${module}/project/${projectId}/populate`;
    const headers = { 'idempotency-key': 'two words' };
    const answer = await server.call(people.user, { method: 'POST', url, headers, payload: {} });
    expect([module, answer.statusCode]).toEqual([module, 400]);
  }
});

test('responses match their description', async () => {
  const projectId = String(await server.projectId('Alpenguss GmbH'));
  let checked = 0;
  for (const { path, operation } of operations().filter(({ method }) => method === 'get')) {
    for (const email of [people.user, undefined, people.stranger]) {
      const answer = await server.call(email, { url: path.replace('{projectId}', projectId) });
      const schema = resolved(operation.responses[answer.statusCode]?.content?.['application/json'].schema);
      expect([path, answer.statusCode, schema === undefined]).toEqual([path, answer.statusCode, false]);
      const [isValid, faults] = Schema.Compile({ ...schema, unevaluatedProperties: false }).Errors(
        answer.json(),
      );
      expect([path, isValid, faults]).toEqual([path, true, []]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(20);
});
