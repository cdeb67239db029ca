import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { invalidFor, validFor, type JsonSchema } from '../../support/server/schema-arbitrary';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, object>;
}

interface Described extends Operation {
  method: Method;
  path: string;
}

let server: TestApp;
let projectId: number;
let operations: Described[];

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase() as Method,
    })),
  );
});
afterAll(() => server.close());

const parametersOf = ({ parameters = [] }: Operation, place: string): JsonSchema => {
  const those = parameters.filter((each) => each.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(those.map(({ name, schema }) => [name, schema])),
    required: those.filter(({ required }) => required).map(({ name }) => name),
  };
};
const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;

interface Call {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

function send({ method, path }: Described, { path: parts, query, body }: Call) {
  const values: Record<string, unknown> = { ...parts, projectId };
  const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const headers = { 'content-type': 'application/json' };
  const sent: InjectOptions = body === undefined ? {} : { payload: JSON.stringify(body), headers };
  return server.call(people.mainUser, { ...sent, method, url: `${address}?${search.toString()}` });
}

/** A CSV file contains one table: the contract states that in prose, since a query schema cannot. */
const namingTable = ({ query, ...call }: Call): Call => ({
  ...call,
  query: query.format === 'csv' ? { table: 'activities', ...query } : query,
});

const callOf = (operation: Operation, body?: fc.Arbitrary<unknown>): fc.Arbitrary<Call> =>
  fc.record({
    path: validFor(parametersOf(operation, 'path')) as fc.Arbitrary<Record<string, unknown>>,
    query: validFor(parametersOf(operation, 'query')) as fc.Arbitrary<Record<string, unknown>>,
    ...(body && { body }),
  });

const statusesOf = ({ responses }: Operation) => Object.keys(responses).map(Number);

test('every request that is valid by the contract gets a documented status', async () => {
  for (const operation of operations) {
    const schema = bodyOf(operation);
    const calls = callOf(operation, schema && validFor(schema));
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        const { statusCode } = await send(operation, call);
        expect([operation.method, operation.path, statusCode]).toEqual([
          operation.method,
          operation.path,
          statusesOf(operation).find((status) => status === statusCode),
        ]);
      }),
      { numRuns: 8 },
    );
  }
});

test('every list accepts a valid query, also without page and size', async () => {
  const readings = operations.filter(({ method, path }) => method === 'GET' && !/\{(?!projectId)/.test(path));
  expect(readings.length).toBeGreaterThan(20);
  for (const operation of readings)
    await fc.assert(
      fc.asyncProperty(callOf(operation), async (call) => {
        const { statusCode } = await send(operation, namingTable(call));
        expect([operation.path, statusCode]).toEqual([operation.path, 200]);
      }),
      { numRuns: 5 },
    );
});

test('a body that is invalid by the contract is refused with 400', async () => {
  for (const operation of operations) {
    const schema = bodyOf(operation);
    if (!schema) continue;
    await fc.assert(
      fc.asyncProperty(callOf(operation, invalidFor(schema)), async (call) => {
        const { statusCode } = await send(operation, call);
        expect([operation.method, operation.path, statusCode]).toEqual([
          operation.method,
          operation.path,
          400,
        ]);
      }),
      { numRuns: 6 },
    );
  }
});

test('an unsupported method gets 405 with the supported ones', async () => {
  for (const { path } of operations) {
    const taken = operations.filter((each) => each.path === path).map(({ method }) => method);
    if (path.split('/').length < 3) continue;
    for (const method of (['GET', 'POST', 'PUT', 'DELETE'] as const).filter(
      (each) => !taken.includes(each),
    )) {
      const url = path.replace('{projectId}', String(projectId)).replaceAll(/\{\w+\}/g, 'x');
      const answer = await server.app.inject({ method, url });
      expect([method, path, answer.statusCode]).toEqual([method, path, 405]);
      const allowed = String(answer.headers.allow).split(', ');
      expect(allowed.filter((each) => each !== 'HEAD')).toEqual([...taken].sort());
    }
  }
});
