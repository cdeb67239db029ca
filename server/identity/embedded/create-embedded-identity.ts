import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet } from 'jose';
import type { Database } from '../../lib/database';
import type { Identity } from '../identity';
import type { Standing } from '../loopback';
import { forgetFailures } from '../sign-in-failures';
import { apiAudience, hasAudience, verifyAccessToken, type AccessTokenRules } from '../verify-access-token';
import { registerChangePassword } from './change-password-routes';
import { forgetDevices } from './devices';
import { createKnownDevice } from './known-device';
import { createPages } from './pages/create-pages';
import { paths } from './paths';
import { createProvider } from './provider';
import { createProviderPages } from './provider-pages';
import { registerProviderRoutes } from './provider-routes';
import { loadResources } from './resources';
import { loadSecrets, publicHalf } from './secrets';
import { forgetExpired } from './sessions';
import { registerSignInRoutes } from './sign-in-routes';
import { registerSignOut } from './sign-out-route';
import { registerThirdPartyCookies } from './third-party-cookies-route';
import { registerUserInfo } from './user-info-route';

export interface EmbeddedIdentityOptions extends Standing {
  clientId: string;
  /** Migrated: the realm's keys are read from it, or made, at once. */
  database: Database;
  /** The public password of the demo accounts, shown on the sign-in page to whoever sits at this machine. */
  demoPassword?: string;
}

const cleaningInterval = 10 * 60_000;

/** Removes expired sessions and forgotten failures now and then, while the server runs. */
function cleanRegularly(app: FastifyInstance, database: Database): void {
  const clean = () =>
    Promise.all([
      forgetExpired(database).then(() => forgetDevices(database)),
      forgetFailures(database),
    ]).catch((error: unknown) => app.log.error({ err: error }, 'expired sessions could not be removed'));
  const timer = setInterval(() => void clean(), cleaningInterval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Realm `platform`, served by the product itself, for installations without a Keycloak. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<Identity> {
  const { database, clientId } = options;
  const { origin } = new URL(options.publicUrl);
  const secrets = await loadSecrets(database);
  const knownDevice = createKnownDevice(secrets.cookieKey, origin.startsWith('https:'));
  const resources = loadResources();
  const pages = createPages(resources.styleSheet);
  const provider = createProvider({ origin, clientId, database, secrets, pages: createProviderPages(pages) });

  const rules: AccessTokenRules = {
    issuer: provider.issuer,
    algorithms: ['RS256'],
    keys: createLocalJWKSet({ keys: [publicHalf(secrets.signingKey)] }),
    isForUs: ({ payload, protectedHeader }) =>
      protectedHeader.typ === 'at+jwt' && hasAudience(payload, apiAudience),
  };
  const verify: Identity['verify'] = (token) => verifyAccessToken(token, rules);

  async function registerRealm(realm: FastifyInstance): Promise<void> {
    resources.register(realm);
    registerThirdPartyCookies(realm);
    registerUserInfo(realm, { database, verify });
    await realm.register((scope) =>
      registerSignInRoutes(scope, { ...options, provider, pages, knownDevice }),
    );
    await realm.register((scope) =>
      registerChangePassword(scope, { ...options, provider, pages, knownDevice }),
    );
    await realm.register((scope) => registerSignOut(scope, { database, provider }));
    await realm.register(async (scope) => registerProviderRoutes(scope, { origin, database, provider }));
  }

  return {
    client: { url: origin, realm: 'platform', clientId },
    verify,
    async register(app) {
      cleanRegularly(app, database);
      await app.register(registerRealm, { prefix: paths.realm });
    },
  };
}
