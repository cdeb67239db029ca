import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../plugins/api-error';
import type { Database } from '../../plugins/database';

const longestWaitMs = 2_000;
const Health = Type.Object({ status: Type.Literal('ok') });

/**
 * Whether the server can work. The app asks HEAD /api, /api/customer-requests and /api/company-profile;
 * /healthz says that the process lives, /readyz that it can answer.
 */
export function registerHealth(app: FastifyInstance, database: Database): void {
  const ready = async () => {
    await answers(database);
    return { status: 'ok' };
  };
  const options = { config: { access: 'public' }, schema: { response: { 200: Health } } } as const;
  const paths = ['/api', '/api/customer-requests', '/api/company-profile', '/readyz'];
  for (const path of paths) app.get(path, options, ready);
  app.get('/healthz', options, async () => ({ status: 'ok' }));
}

/** @throws ApiError 503 when the database does not answer within two seconds */
async function answers(database: Database): Promise<void> {
  const stop = new AbortController();
  try {
    await Promise.race([
      database.query('select 1', []),
      wait(longestWaitMs, undefined, { signal: stop.signal }).then(() => {
        throw new ApiError(503, 'DATABASE_UNAVAILABLE', 'The database does not answer; try again shortly.');
      }),
    ]);
  } finally {
    stop.abort();
  }
}
