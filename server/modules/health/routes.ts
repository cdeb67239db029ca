import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../lib/database';
import { stopping } from '../../plugins/drain';
import type { ActiveFaults } from '../../lib/active-faults';
import { createDatabaseProbe } from './database-probe';

const Health = Type.Object({ status: Type.Literal('ok') });
const Readiness = Type.Object({
  status: Type.Enum(['ok', 'degraded'], {
    description: 'degraded: the server responds, but something does not work',
  }),
  trouble: Type.Array(Type.String({ description: 'code of what does not work; the log has the cause' })),
});

/**
 * Whether the server can work. The app requests HEAD /api, /api/customer-requests and /api/company-profile;
 * /healthz reports that the process runs, /readyz that this server should get requests (docs/decisions/039).
 * Probes are not counted by the rate limit, and simultaneous ones cost the database one query.
 */
export function registerHealth(app: FastifyInstance, database: Database, faults: ActiveFaults): void {
  const checkDatabase = createDatabaseProbe(database);
  const check = async () => {
    if (app.draining) throw stopping();
    await checkDatabase();
  };
  const probe = { config: { access: 'public', rateLimit: false } } as const;
  const options = { ...probe, schema: { response: { 200: Health } } } as const;
  for (const path of ['/api', '/api/customer-requests', '/api/company-profile'])
    app.get(path, options, async () => {
      await check();
      return { status: 'ok' as const };
    });
  app.get('/readyz', { ...probe, schema: { response: { 200: Readiness } } }, async () => {
    await check();
    const trouble = faults.current();
    return { status: trouble.length === 0 ? ('ok' as const) : ('degraded' as const), trouble };
  });
  app.get('/healthz', options, async () => ({ status: 'ok' }));
}
