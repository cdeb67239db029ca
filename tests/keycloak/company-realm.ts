import { adminApi, keycloakUrl } from './admin-api';
import { protocols } from './company-protocols';

export const companyPassword = 'blue-Company-door';

export interface Company {
  /** Name of its realm, and alias of its provider in the product's realm. */
  alias: string;
  /** Its name on the sign-in page of the product's realm. */
  displayName: string;
  protocol: keyof typeof protocols;
}

export interface Employee {
  username: string;
  email?: string;
  firstName: string;
  lastName: string;
}

const instances = '/identity-provider/instances';

/** A realm simulates a company's sign-in service, brokered as in deploy/keycloak/README.md. */
export async function addCompanyRealm(company: Company, employees: readonly Employee[]): Promise<void> {
  const { alias, displayName, protocol } = company;
  const { descriptor, client, config, mappers } = protocols[protocol];
  await adminApi('POST', '', { realm: alias, enabled: true }, '');
  // It admits people without an address, like company directories do.
  await adminApi(
    'PUT',
    '/authentication/required-actions/VERIFY_PROFILE',
    { alias: 'VERIFY_PROFILE', enabled: false },
    alias,
  );
  await adminApi('POST', '/clients', client(alias), alias);
  for (const person of employees) await adminApi('POST', '/users', asUser(person), alias);

  const described = (await adminApi('POST', '/identity-provider/import-config', {
    providerId: protocol,
    fromUrl: `${keycloakUrl}/realms/${alias}${descriptor}`,
  })) as Record<string, string>;
  await adminApi('POST', instances, {
    alias,
    displayName,
    providerId: protocol,
    enabled: true,
    trustEmail: false,
    firstBrokerLoginFlowAlias: 'first broker login',
    config: { ...described, ...config },
  });
  for (const mapper of mappers)
    await adminApi('POST', `${instances}/${alias}/mappers`, { ...mapper, identityProviderAlias: alias });
}

const asUser = (person: Employee) => ({
  ...person,
  enabled: true,
  emailVerified: true,
  credentials: [{ type: 'password', value: companyPassword }],
});

/** From now on the service signs with a new key. */
export const renewKey = ({ alias }: Company): Promise<unknown> =>
  adminApi(
    'POST',
    '/components',
    {
      name: 'renewed',
      providerId: 'rsa-generated',
      providerType: 'org.keycloak.keys.KeyProvider',
      config: { priority: ['200'] },
    },
    alias,
  );

interface Provider {
  trustEmail: boolean;
  config: object;
}

async function changeProvider(
  { alias }: Company,
  change: (known: Provider) => Partial<Provider>,
): Promise<void> {
  const known = (await adminApi('GET', `${instances}/${alias}`)) as Provider;
  await adminApi('PUT', `${instances}/${alias}`, { ...known, ...change(known) });
}

/** The product's realm reads the service's keys from where they are published, without a copy. */
export const readKeysOf = (company: Company): Promise<void> =>
  changeProvider(company, ({ config }) => ({ config: { ...config, useMetadataDescriptorUrl: 'true' } }));

/** The product's realm trusts the addresses that the service states. */
export const trustAddressesOf = (company: Company): Promise<void> =>
  changeProvider(company, () => ({ trustEmail: true }));
