import { realmUrl } from './admin-api';

/** The settings of a company's own service and the product's realm; for SAML as in docs/saml.md. */
interface Protocol {
  /** Where the service publishes its addresses and keys, below its realm. */
  descriptor: string;
  /** The product's realm as a client of the service. */
  client: (alias: string) => object;
  /** Settings of the service in the product's realm, in addition to the descriptor. */
  config: Record<string, string>;
  mappers: { name: string; identityProviderMapper: string; config: Record<string, string> }[];
}

const oidcClient = { clientId: 'supplier-plus-s', secret: 'known-to-both-realms' };
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** What identifies people: the user attribute of Keycloak, and its name in an assertion. */
const samlAttributes = { email: 'mail', firstName: 'givenName', lastName: 'sn' };

export const protocols = {
  oidc: {
    descriptor: '/.well-known/openid-configuration',
    client: (alias) => ({
      ...oidcClient,
      protocol: 'openid-connect',
      redirectUris: [`${realmUrl}/broker/${alias}/endpoint`],
      standardFlowEnabled: true,
    }),
    config: {
      clientId: oidcClient.clientId,
      clientSecret: oidcClient.secret,
      clientAuthMethod: 'client_secret_post',
      defaultScope: 'openid email profile',
      pkceEnabled: 'true',
      pkceMethod: 'S256',
    },
    mappers: [],
  },
  saml: {
    descriptor: '/protocol/saml/descriptor',
    client: (alias) => ({
      clientId: realmUrl,
      protocol: 'saml',
      redirectUris: [`${realmUrl}/broker/${alias}/endpoint`],
      attributes: {
        'saml.assertion.signature': 'true',
        'saml.server.signature': 'true',
        'saml.client.signature': 'false',
        'saml.force.post.binding': 'true',
        saml_name_id_format: 'persistent',
      },
      protocolMappers: Object.entries(samlAttributes).map(([property, name]) => ({
        name,
        protocol: 'saml',
        protocolMapper: 'saml-user-property-mapper',
        config: { 'user.attribute': property, 'attribute.name': name, 'attribute.nameformat': 'Basic' },
      })),
    }),
    config: {
      entityId: realmUrl,
      nameIDPolicyFormat: persistent,
      principalType: 'SUBJECT',
      postBindingResponse: 'true',
      wantAssertionsSigned: 'true',
      validateSignature: 'true',
    },
    mappers: Object.entries(samlAttributes).map(([property, name]) => ({
      name,
      identityProviderMapper: 'saml-user-attribute-idp-mapper',
      config: {
        syncMode: 'INHERIT',
        'attribute.name': name,
        'attribute.name.format': 'ATTRIBUTE_FORMAT_BASIC',
        'user.attribute': property,
      },
    })),
  },
} satisfies Record<string, Protocol>;
