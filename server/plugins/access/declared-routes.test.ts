import Fastify from 'fastify';
import { registerDeclaredRoutes, type AccessLevel } from './declared-routes';

function start(url: string, access?: string) {
  const app = Fastify();
  registerDeclaredRoutes(app);
  app.route({
    method: ['POST', 'PUT'],
    url,
    handler: async () => ({}),
    ...(access === undefined ? {} : { config: { access: access as AccessLevel } }),
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
  expect(() => start('/api/things/:projectId', access)).not.toThrow();
});

test('declared routes are listed, one by one', () => {
  expect(start('/api/things', 'user').declaredRoutes).toEqual([
    { method: 'POST', url: '/api/things', access: 'user' },
    { method: 'PUT', url: '/api/things', access: 'user' },
  ]);
});
