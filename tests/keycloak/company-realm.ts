import { adminApi, keycloakUrl } from './admin-api';
import { protocols } from './company-protocols';

export const companyPassword = 'blue-Company-door';

export interface Company {
  /** Name of its realm, and alias of its provider in the realm of the product. */
  alias: string;
  /** What the sign-in page of the product's realm calls it. */
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

/** A realm stands in for the sign-in service of a company, brokered as deploy/keycloak/README.md says. */
export async function addCompanyRealm(company: Company, employees: readonly Employee[]): Promise<void> {
  const { alias, displayName, protocol } = company;
  const { descriptor, client, config, mappers } = protocols[protocol];
  await adminApi('POST', '', { realm: alias, enabled: true }, '');
  // It lets people in who have no address, as the directories of companies do.
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

/** The realm of the product reads the keys of the service where they are published, and no copy. */
export const readKeysOf = (company: Company): Promise<void> =>
  changeProvider(company, ({ config }) => ({ config: { ...config, useMetadataDescriptorUrl: 'true' } }));

/** The realm of the product takes the addresses that the service states as proved. */
export const trustAddressesOf = (company: Company): Promise<void> =>
  changeProvider(company, () => ({ trustEmail: true }));
