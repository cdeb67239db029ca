import type { KeycloakClient } from '../../../src/lib/auth/keycloak-client';

/** What keycloak-js throws when the provider responds with an error status. */
export class RefusedByProvider extends Error {
  readonly response: { status: number };
  constructor(status: number) {
    super('Server responded with an invalid status.');
    this.response = { status };
  }
}

/** Replaces keycloak-js; each test sets the behaviour of the provider. */
export class FakeKeycloak implements KeycloakClient {
  authServerUrl = 'http://localhost';
  realm = 'platform';
  issuer = 'http://localhost/realms/platform';
  token?: string;
  refreshToken?: string;
  idToken?: string;
  tokenParsed?: NonNullable<KeycloakClient['tokenParsed']>;
  idTokenParsed?: NonNullable<KeycloakClient['idTokenParsed']>;
  timeSkew = 0;
  onActionUpdate?: NonNullable<KeycloakClient['onActionUpdate']>;
  issued = 0;
  /** Lifetime of an access token in seconds. */
  lifetime = 300;

  onInit: () => Promise<void> = async () => this.issueTokens();
  onRefresh: () => Promise<void> = async () => this.issueTokens();

  init = jest.fn<Promise<boolean>, [unknown]>(async () => {
    await this.onInit();
    return this.token !== undefined;
  });
  updateToken = jest.fn(async () => {
    await this.onRefresh();
    return true;
  });
  loadUserInfo = jest.fn(
    async () => ({ sub: '7', email: 'anna@example.test', projectId: '42' }) as object as { sub: string },
  );
  login = jest.fn(async () => undefined);
  logout = jest.fn(async () => undefined);
  clearToken = jest.fn(() => this.dropTokens());

  isTokenExpired = (margin = 0): boolean =>
    (this.tokenParsed?.exp ?? 0) + this.timeSkew - margin < Math.ceil(Date.now() / 1000);

  issueTokens(): void {
    this.issued += 1;
    this.token = `access-${this.issued}`;
    this.refreshToken = `refresh-${this.issued}`;
    this.idToken = `id-${this.issued}`;
    this.tokenParsed = {
      iss: this.issuer,
      exp: Math.floor(Date.now() / 1000) - this.timeSkew + this.lifetime,
    };
    this.idTokenParsed = { iss: this.issuer };
  }

  dropTokens(): void {
    delete this.token;
    delete this.refreshToken;
    delete this.idToken;
    delete this.tokenParsed;
  }
}

/** Creates clients for an `Auth`; `prepare` sets the behaviour of each before it is used. */
export function fakeClients(prepare: (client: FakeKeycloak, index: number) => void) {
  const clients: FakeKeycloak[] = [];
  const createClient = async () => {
    const client = new FakeKeycloak();
    prepare(client, clients.length);
    clients.push(client);
    return client;
  };
  return { clients, createClient };
}
