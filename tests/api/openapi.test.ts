import Schema from 'typebox/schema';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

interface Operation {
  security: object[];
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: { content: object };
  responses: Record<string, { description: string; content?: { 'application/json': { schema: object } } }>;
}
interface Document {
  openapi: string;
  components: { securitySchemes: object };
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

test('describes every route of the API', () => {
  const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  const declared = server.app.declaredRoutes
    .filter(({ url, method }) => url.startsWith('/api') && !/\*|openapi/.test(url) && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(described).toEqual(expect.arrayContaining(declared));
});

test('every operation says who may call it, and what its refusals look like', () => {
  expect(document.components.securitySchemes).toHaveProperty('credential');
  for (const { path, operation } of operations()) {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '429', '503']));
    if (path.includes('{projectId}')) {
      expect(operation.security).toEqual([{ credential: [], accessToken: [] }]);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '404']));
    }
  }
});

test('every write of a project takes an Idempotency-Key, but for those that answer with a secret', () => {
  const isSecret = (path: string, method: string) =>
    method === 'post' && /\/credential$|^\/api\/api-clients\//.test(path);
  for (const { path, method, operation } of operations()) {
    const takesKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
    if (path.includes('{projectId}'))
      expect([path, takesKey]).toEqual([path, method !== 'get' && !isSecret(path, method)]);
  }
});

test('files say of which types they are, those that are sent and those that are taken', () => {
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

test('pages and their sizes may be left out, as far as they go is said', () => {
  const { parameters = [] } = document.paths['/api/user-management/project/{projectId}/users']?.get ?? {};
  const page = parameters.find(({ name }) => name === 'page');
  expect(page).toMatchObject({ required: false, schema: { minimum: 1, maximum: 1_000_000_000 } });
});

test('an Idempotency-Key that is none is refused by every write, also by one that needs none', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  for (const module of ['ca-activities-data', 'customer-requests']) {
    const url = `/api/${module}/project/${projectId}/populate`;
    const headers = { 'idempotency-key': 'two words' };
    const answer = await server.call(people.user, { method: 'POST', url, headers, payload: {} });
    expect([module, answer.statusCode]).toEqual([module, 400]);
  }
});

test('what is answered is what is described', async () => {
  const projectId = String(await server.projectId('Alpenguss GmbH'));
  let checked = 0;
  for (const { path, operation } of operations().filter(({ method }) => method === 'get')) {
    for (const email of [people.user, undefined, people.stranger]) {
      const answer = await server.call(email, { url: path.replace('{projectId}', projectId) });
      const schema = operation.responses[answer.statusCode]?.content?.['application/json'].schema;
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
