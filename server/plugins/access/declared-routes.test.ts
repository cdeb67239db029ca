import Fastify from 'fastify';
import type { ClientArea } from '../../../core/terms/api-clients';
import { registerDeclaredRoutes, type AccessLevel } from './declared-routes';

function start(url: string, access?: string, clients?: ClientArea | 'none') {
  const app = Fastify();
  registerDeclaredRoutes(app);
  app.route({
    method: ['POST', 'PUT'],
    url,
    handler: async () => ({}),
    ...(access === undefined
      ? {}
      : { config: { access: access as AccessLevel, ...(clients && { clients }) } }),
  });
  return app;
}

test('a route without access keeps the server from starting', () => {
  expect(() => start('/api/things')).toThrow(
    'The route POST, PUT /api/things does not declare its access: set config.access.',
  );
});

test('so does an access that does not exist', () => {
  expect(() => start('/api/things', 'everybody')).toThrow(/does not declare its access/);
});

test.each(['project', 'admin', 'mainUser'])('%s needs the project in the path', (access) => {
  expect(() => start('/api/things/:id', access)).toThrow(/has no :projectId in its path/);
  expect(() => start('/api/things/:projectId', access, 'none')).not.toThrow();
});

test('declared routes are listed, one by one', () => {
  expect(start('/api/things', 'user', 'carbon').declaredRoutes).toEqual([
    { method: 'POST', url: '/api/things', access: 'user', scope: 'carbon:write' },
    { method: 'PUT', url: '/api/things', access: 'user', scope: 'carbon:write' },
  ]);
});

test('a route of people declares which API clients may call it', () => {
  expect(() => start('/api/things/:projectId', 'project')).toThrow(/does not say which API clients/);
});

test.each([
  ['mainUser', 'carbon'],
  ['project', 'company'],
] as const)('a client can do nothing of %s in the area %s', (access, area) => {
  expect(() => start('/api/things/:projectId', access, area)).toThrow(/cannot be for API clients/);
});
