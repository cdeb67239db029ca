import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../lib/database';
import { apiAudience } from '../verify-access-token';
import { clientScopes } from '../../../core/terms/api-clients';
import { OidcAdapter } from './adapter';
import {
  checkAskedScopes,
  ClientAdapter,
  clientTokenClaims,
  compareClientSecrets,
  extraClientMembers,
  fillScope,
} from './api-clients';
import {
  actionParameter,
  changePassword,
  changePasswordPrompt,
  reportOutcome,
} from './change-password-prompt';
import { paths } from './paths';
import { findProfile, profileClaims } from './profiles';
import { shapeRefreshTokens } from './refresh-token-shape';
import { manageFactors, manageFactorsPrompt, recentSignInCheck } from './second-factor/manage-prompt';
import type { Secrets } from './secrets';
import { remainingSession, sessionIdleTimeout, maxSessionLifetime } from './sessions';

/** The resource that access tokens are for; the API requires its audience. */
const api = 'urn:platform:api';
const scopes = 'openid profile email';
const accessTokenLife = 5 * 60;

/**
 * Cookie names that a browser accepts only from this host, under HTTPS, and never from a sibling domain. A
 * sign-in in progress is also bound to its own path, which `__Host-` does not allow.
 */
const secureNames = {
  session: '__Host-session',
  interaction: '__Secure-interaction',
  resume: '__Secure-interaction-resume',
};

/** Where people who are already signed in are led. */
const pageOfPrompt: Readonly<Record<string, string>> = {
  [changePassword]: paths.changePassword,
  [manageFactors]: paths.secondFactors,
};

/** The intermediate pages that oidc-provider needs. */
export interface ProviderPages {
  signOut(ctx: KoaContextWithOIDC): void;
  signedOut(ctx: KoaContextWithOIDC): void;
  failed(ctx: KoaContextWithOIDC): void;
}

export interface ProviderOptions {
  /** The origin of the site and the realm. */
  origin: string;
  clientId: string;
  database: Database;
  secrets: Secrets;
  pages: ProviderPages;
}

/**
 * No pages of the site: API requests, the realm and the mails of a trial. Nor has a page `//` in its path, which a script
 * that takes off the beginning of the path would leave for another site, with the code.
 */
const noPages = /^\/(api|pact|realms|dev|ws)(\/|$)|\/\//;

/** Pages of the site itself (decision 034); user info, fragments and other origins could leak a code. */
function isOwnPage(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin: other, username, password, hash, pathname } = new URL(address);
  return other === origin && username === '' && password === '' && hash === '' && !noPages.test(pathname);
}

/** oidc-provider with the layout of a Keycloak realm, so that keycloak-js works with either. */
export function createProvider({ origin, clientId, database, secrets, pages }: ProviderOptions): Provider {
  const secure = origin.startsWith('https:');
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax', secure } as const;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.get('login')?.checks.add(recentSignInCheck());
  policy.add(changePasswordPrompt());
  policy.add(manageFactorsPrompt());

  const provider: Provider = new Provider(origin + paths.realm, {
    adapter: (model: string) =>
      model === 'Client' ? new ClientAdapter(database) : new OidcAdapter(model, database),
    jwks: { keys: [{ ...secrets.signingKey, kty: 'RSA' }] },
    cookies: {
      keys: [secrets.cookieKey],
      ...(secure && { names: secureNames }),
      long: { ...cookie, path: secure ? '/' : paths.realm },
      short: cookie,
    },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${origin}/`],
        post_logout_redirect_uris: [`${origin}/logout/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    routes: {
      authorization: `${paths.connect}/auth`,
      token: `${paths.connect}/token`,
      jwks: `${paths.connect}/certs`,
      end_session: `${paths.connect}/logout`,
      revocation: `${paths.connect}/revoke`,
    },
    discovery: { userinfo_endpoint: `${origin}${paths.realm}${paths.connect}/userinfo` },
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    extraClientMetadata: { properties: [...extraClientMembers] },
    scopes: [...scopes.split(' '), ...clientScopes],
    pkce: { required: () => true, methods: ['S256'] },
    clientBasedCORS: (_ctx, from) => from === origin,
    interactions: {
      policy,
      url: (_ctx, { uid, prompt }) => `${paths.realm}${pageOfPrompt[prompt.name] ?? paths.signIn}/${uid}`,
    },
    extraParams: [actionParameter],
    // As in Keycloak, the id token names its person for any requested scope.
    claims: { openid: [...profileClaims], email: [], profile: [] },
    conformIdTokenClaims: false,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: accessTokenLife,
      ClientCredentials: accessTokenLife,
      AuthorizationCode: 60,
      IdToken: accessTokenLife,
      Interaction: 60 * 60,
      Grant: maxSessionLifetime,
      RefreshToken: (_ctx, token) => remainingSession(token.authTime),
      Session: (_ctx, session) =>
        session.loginTs === undefined ? sessionIdleTimeout : remainingSession(session.loginTs),
    },
    findAccount: async (_ctx, accountId) => {
      const profile = await findProfile(database, accountId);
      return profile && { accountId, claims: () => ({ ...profile }) };
    },
    extraTokenClaims: async (_ctx, token) => {
      if (!('accountId' in token)) return clientTokenClaims(token.client);
      const profile = await findProfile(database, token.accountId);
      return { ...profile, azp: clientId, sid: token.sessionUid };
    },
    loadExistingGrant: async (ctx) => {
      const { session } = ctx.oidc;
      const accountId = session?.accountId;
      if (!accountId) return undefined;
      const grantId = session.grantIdFor(clientId);
      const existing = grantId ? await provider.Grant.find(grantId) : undefined;
      if (existing) return existing;
      const grant = new provider.Grant({ clientId, accountId });
      grant.addOIDCScope(scopes);
      grant.addResourceScope(api, scopes);
      await grant.save();
      return grant;
    },
    renderError: (ctx) => pages.failed(ctx),
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true },
      // A token bound to a resource cannot call oidc-provider's own endpoint: see user-info-route.ts.
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => pages.signOut(ctx),
        postLogoutSuccessSource: (ctx) => pages.signedOut(ctx),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => api,
        useGrantedResource: () => true,
        getResourceServerInfo: (ctx, _resource, client) => {
          checkAskedScopes(client, ctx.oidc.params?.scope);
          return {
            scope: client.scope ?? scopes,
            audience: apiAudience,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
  });

  provider.Client.prototype.redirectUriAllowed = (address) => isOwnPage(address, origin);
  compareClientSecrets(provider);
  fillScope(provider);
  shapeRefreshTokens(provider);
  reportOutcome(provider);
  return provider;
}
