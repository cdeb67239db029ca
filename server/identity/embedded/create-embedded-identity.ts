import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet } from 'jose';
import type { Database } from '../../lib/database';
import { scopedPlugin } from '../../lib/scoped-plugin';
import type { Identity } from '../../lib/access/identity';
import type { ProxyConfig } from '../loopback';
import { deleteExpiredFailures } from '../sign-in-failures';
import { apiAudience, hasAudience, verifyAccessToken, type AccessTokenRules } from '../verify-access-token';
import { registerChangePassword } from './change-password-routes';
import { deleteExpiredDevices } from './devices';
import { createFinishSignIn } from './finish-sign-in';
import { createKnownDevice } from './known-device';
import { createFactorPages } from './pages/create-factor-pages';
import { createPages } from './pages/create-pages';
import type { PasswordChangeMails } from './password/notify';
import { paths } from './paths';
import { createProvider } from './provider';
import { createProviderPages } from './provider-pages';
import { registerProviderRoutes } from './provider-routes';
import { loadResources } from './resources';
import { loadSecrets, publicHalf } from './secrets';
import { registerAccount } from './second-factor/account-route';
import { registerAskForFactor } from './second-factor/ask-routes';
import { registerManage } from './second-factor/manage-routes';
import type { FactorMails } from './second-factor/notify';
import { registerPasskeySignIn } from './second-factor/passkey-sign-in-routes';
import { createPasskeys } from './second-factor/passkeys';
import { registerSetUp } from './second-factor/set-up-routes';
import { deleteExpiredSteps } from './second-factor/sign-in-steps';
import { deleteExpired } from './sessions';
import { registerSignInRoutes } from './sign-in-routes';
import { registerSignOut } from './sign-out-route';
import { registerThirdPartyCookies } from './third-party-cookies-route';
import { registerUserInfo } from './user-info-route';

export interface EmbeddedIdentityOptions extends ProxyConfig {
  clientId: string;
  /** Migrated: the realm's keys are read from it or created immediately. */
  database: Database;
  /** The public password of the demo accounts, shown on the sign-in page to the person at this machine. */
  demoPassword?: string;
  /** Whether everybody needs a second factor. */
  secondFactorRequired: boolean;
  mails: FactorMails & PasswordChangeMails;
}

const cleaningInterval = 10 * 60_000;

/** Periodically removes expired sessions and old failures while the server runs. */
function cleanRegularly(app: FastifyInstance, database: Database): void {
  const clean = () =>
    Promise.all([
      deleteExpired(database).then(() => deleteExpiredDevices(database)),
      deleteExpiredFailures(database),
      deleteExpiredSteps(database),
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
  const scripts = resources.passkeyScripts.map((path) => origin + path);
  const factorPages = createFactorPages(resources.styleSheet, scripts);
  const provider = createProvider({ origin, clientId, database, secrets, pages: createProviderPages(pages) });

  const rules: AccessTokenRules = {
    issuer: provider.issuer,
    algorithms: ['RS256'],
    keys: createLocalJWKSet({ keys: [publicHalf(secrets.signingKey)] }),
    isForUs: ({ payload, protectedHeader }) =>
      protectedHeader.typ === 'at+jwt' && hasAudience(payload, apiAudience),
  };
  const verify: Identity['verify'] = (token) => verifyAccessToken(token, rules);

  const finish = createFinishSignIn(provider, knownDevice);
  const parts = { ...options, provider, pages, knownDevice, finish };
  const factorParts = { ...parts, factorPages, passkeys: createPasskeys(origin) };

  async function registerRealm(realm: FastifyInstance): Promise<void> {
    resources.register(realm);
    registerThirdPartyCookies(realm);
    registerUserInfo(realm, { database, verify });
    registerAccount(realm, { origin, clientId });
    await realm.register(scopedPlugin('sign-in', (scope) => registerSignInRoutes(scope, parts)));
    await realm.register(scopedPlugin('second factor', (scope) => registerAskForFactor(scope, factorParts)));
    await realm.register(scopedPlugin('passkeys', (scope) => registerPasskeySignIn(scope, factorParts)));
    await realm.register(
      scopedPlugin('set-up of a second factor', (scope) => registerSetUp(scope, factorParts)),
    );
    await realm.register(
      scopedPlugin('second factors', (scope) =>
        registerManage(scope, { ...factorParts, isRequired: options.secondFactorRequired }),
      ),
    );
    await realm.register(
      scopedPlugin('change of a password', (scope) => registerChangePassword(scope, parts)),
    );
    await realm.register(scopedPlugin('sign-out', (scope) => registerSignOut(scope, { database, provider })));
    await realm.register(
      scopedPlugin('OpenID provider', async (scope) =>
        registerProviderRoutes(scope, { origin, database, provider }),
      ),
    );
  }

  return {
    client: { url: origin, realm: 'platform', clientId },
    clientTokenUrl: `${origin}${paths.realm}${paths.connect}/token`,
    verify,
    async register(app) {
      cleanRegularly(app, database);
      await app.register(scopedPlugin('realm', registerRealm), { prefix: paths.realm });
    },
  };
}
