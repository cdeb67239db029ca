import type { FastifyInstance } from 'fastify';
import type { Database, Queryable, ReadKind } from '../lib/database';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a route that declares `reads` reads through; it sees everything that was acknowledged before the call. */
    db: Queryable;
  }
  interface FastifyContextConfig {
    /** The route only reads, and does so through `request.db`, which may be a replica. */
    reads?: ReadKind;
  }
}

/** Gives every route that declares what it reads something to read it through. */
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
