import { randomUUID } from 'node:crypto';
import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import type { Database } from '../../server/lib/database';
import { createTestIdentity } from '../../tests/support/server/test-identity';

/** A request by a person of a company; with a body it is a write. */
export interface Call {
  path: (company: number) => string;
  body?: object;
}

/**
 * A server on a database with this many companies. `call` sends the request as the next company and returns
 * milliseconds.
 */
export interface Served {
  call(call: Call): Promise<number>;
  close(): Promise<void>;
}

export async function serve(database: Database, companies: number): Promise<Served> {
  const identity = createTestIdentity();
  const config = loadConfig({ LOG_LEVEL: 'error', RATE_LIMIT: '0', SITE_DIR: 'no-site' });
  const app = await createApp(config, { database, identity });
  let calls = 0;
  return {
    async call({ path, body }) {
      // Spread over the database, so that no company is read twice in a row.
      const company = 1 + ((calls * 7_919) % companies);
      calls += 1;
      const token = await identity.tokenFor(`contact@company-${company}.example`);
      const headers = {
        authorization: 'Bearer supplier-portal-public',
        'x-access-token': token,
        'idempotency-key': randomUUID(),
      };
      const url = path(company);
      const start = performance.now();
      const answer = await app.inject(
        body ? { method: 'POST', url, headers, payload: body } : { url, headers },
      );
      const took = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      return took;
    },
    close: () => app.close(),
  };
}
