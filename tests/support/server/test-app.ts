import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { createApp } from '../../../server/app';
import { loadConfig } from '../../../server/config';
import { createDiskWatch } from '../../../server/disk-watch';
import { detectFullDisk } from '../../../server/database/detect-full-disk';
import { createMetrics, type Metrics } from '../../../server/metrics/metrics';
import type { Database } from '../../../server/lib/database';
import { createActiveFaults, type ActiveFaults } from '../../../server/lib/active-faults';
import type { TypedApp } from '../../../server/lib/typed-app';
import { followAccessChanges } from './access-changes';
import { openTestDatabase } from './test-database';
import { createTestIdentity, type TestIdentity } from './test-identity';

/** People of the demo world, by their role. */
export const people = {
  mainUser: 'anna.berger@alpenguss.example',
  user: 'luis.ortega@alpenguss.example',
  stranger: 'mei.lin@brightpack.example',
};

export const credential = 'supplier-portal-public';

export interface TestApp {
  app: TypedApp;
  database: Database;
  identity: TestIdentity;
  /** Only with METRICS_PORT; not served over HTTP. */
  metrics: Metrics | undefined;
  /** The faults that the server currently knows. */
  faults: ActiveFaults;
  /** The id of a project by its company's name. */
  projectId(name: string): Promise<number>;
  /** A request with the app's credential and, if `email` is given, as that person. */
  call(email: string | undefined, request: InjectOptions): Promise<Response>;
  /** Changes permissions directly in the database; they apply to the next request. */
  changeAccess(text: string, values?: readonly unknown[]): Promise<void>;
  setViewOnly(email: string, viewOnly: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The whole server on its own database; environment variables may be given as for a real start. */
export async function createTestApp(
  env: Record<string, string> = {},
  openDatabase = openTestDatabase,
): Promise<TestApp> {
  const faults = createActiveFaults();
  const disk = createDiskWatch(undefined, faults);
  const { database, allReceived } = followAccessChanges(
    detectFullDisk(await openDatabase(), () => disk.reportFull()),
  );
  const changeAccess: TestApp['changeAccess'] = async (text, values) => {
    await database.query(text, values);
    await allReceived();
  };
  const identity = createTestIdentity();
  const config = loadConfig({ LOG_LEVEL: 'silent', SITE_DIR: 'no-site', RATE_LIMIT: '0', ...env });
  const metrics =
    config.metrics &&
    createMetrics({ database, faults, disk, backupFolder: config.backups?.folder, version: 'test' });
  const app = await createApp(config, { database, identity, metrics, faults }).catch(
    async (error: unknown) => {
      // An open database would keep the test run from ending.
      await database.close();
      throw error;
    },
  );
  return {
    app,
    database,
    identity,
    metrics,
    faults,
    async projectId(name) {
      const [row] = await database.query<{ id: number }>('select id from projects where name = $1', [name]);
      if (!row) throw new Error(`The demo world has no ${name}.`);
      return row.id;
    },
    async call(email, request) {
      const token = email ? { 'x-access-token': await identity.tokenFor(email) } : {};
      const headers = { authorization: `Bearer ${credential}`, ...token, ...request.headers };
      return app.inject({ ...request, headers });
    },
    changeAccess,
    setViewOnly: (email, viewOnly) =>
      changeAccess('update users set view_only = $2 where email = $1', [email, viewOnly]),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
