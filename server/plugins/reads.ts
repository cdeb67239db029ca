import type { FastifyInstance } from 'fastify';
import type { Database, Queryable, ReadKind } from '../lib/database';

declare module 'fastify' {
  interface FastifyRequest {
    /** The database for a route that declares `reads`; it has everything acknowledged before the request. */
    db: Queryable;
  }
  interface FastifyContextConfig {
    /** The route only reads, and does so through `request.db`, which may be a replica. */
    reads?: ReadKind;
  }
}

/** Provides `request.db` to every route that declares `reads`. */
export function registerReads(app: FastifyInstance, database: Database): void {
  app.decorateRequest('db', null as unknown as Queryable);
  app.addHook('onRoute', (route) => {
    const kind = route.config?.reads;
    if (!kind) return;
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      async (request) => {
        request.db = (await database.reading?.(kind)) ?? database;
      },
    ];
  });
}
