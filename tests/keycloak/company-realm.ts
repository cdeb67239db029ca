import { adminApi, realmUrl } from './admin-api';

const name = 'werk';
const company = realmUrl.replace(/platform$/, name);
const client = { clientId: 'supplier-plus-s', secret: 'known-to-both-realms' };

export const companyPassword = 'blue-Company-door';

/** What the sign-in page of the product's realm calls it. */
export const companyProvider = 'Werk AG';

interface Employee {
  email: string;
  firstName: string;
  lastName: string;
}

/** A second realm stands in for the sign-in service of a company, brokered as deploy/keycloak/README.md says. */
export async function addCompanyRealm(employees: readonly Employee[]): Promise<void> {
  await adminApi('POST', '', { realm: name, enabled: true }, '');
  await adminApi(
    'POST',
    '/clients',
    { ...client, redirectUris: [`${realmUrl}/broker/${name}/endpoint`], standardFlowEnabled: true },
    name,
  );
  for (const person of employees)
    await adminApi(
      'POST',
      '/users',
      {
        ...person,
        username: person.email,
        enabled: true,
        emailVerified: true,
        credentials: [{ type: 'password', value: companyPassword }],
      },
      name,
    );
  await adminApi('POST', '/identity-provider/instances', {
    alias: name,
    displayName: companyProvider,
    providerId: 'oidc',
    enabled: true,
    trustEmail: false,
    firstBrokerLoginFlowAlias: 'first broker login',
    config: {
      clientId: client.clientId,
      clientSecret: client.secret,
      clientAuthMethod: 'client_secret_post',
      issuer: company,
      authorizationUrl: `${company}/protocol/openid-connect/auth`,
      tokenUrl: `${company}/protocol/openid-connect/token`,
      userInfoUrl: `${company}/protocol/openid-connect/userinfo`,
      jwksUrl: `${company}/protocol/openid-connect/certs`,
      useJwksUrl: 'true',
      validateSignature: 'true',
      defaultScope: 'openid email profile',
      pkceEnabled: 'true',
      pkceMethod: 'S256',
    },
  });
}
