import { Type } from 'typebox';

const origin = '^https?://[^/?#\\s]+$';
/** An @ after the host name means that the password contains a character that ends it. */
const postgres = 'postgres(ql)?://[^/?#\\s]*(/[^@#\\s?]*)?(\\?[^#\\s]*)?';
/** In a list separated by commas, a comma in a password is written as %2C. */
const listedPostgres = postgres.replaceAll('\\s', '\\s,');
const link = '^https://\\S+$';

/**
 * Every environment variable the server reads: meaning, bounds and default. `expects` completes the sentence
 * "NAME must be ..."; an `address` must be callable, and each of a `list`; a `secret` is never shown. Empty
 * counts as not set.
 */
export const Environment = Type.Object({
  NODE_ENV: Type.Optional(
    Type.Enum(['production', 'development', 'test'], {
      description:
        'In production, standard output contains only JSON lines, and demo data cannot be loaded by command.',
      expects: 'production, development, test or nothing',
    }),
  ),
  HOST: Type.String({
    description: 'Address to listen on; 0.0.0.0 for all.',
    default: '127.0.0.1',
    expects: 'an address of this machine',
  }),
  PORT: Type.Integer({
    description: 'Port to listen on.',
    default: 8000,
    minimum: 1,
    maximum: 65535,
    expects: 'a port number from 1 to 65535',
  }),
  PUBLIC_URL: Type.Optional(
    Type.String({
      description: 'Origin that browsers use; http://localhost:PORT if not set.',
      pattern: origin,
      address: true,
      expects: 'an origin such as https://suppliers.example.com, without a path',
    }),
  ),
  DATA_DIR: Type.String({
    description: 'Folder of the embedded database.',
    default: './.data',
    expects: 'a folder',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      description: 'A PostgreSQL 15 or newer to use instead of the embedded database.',
      pattern: `^${postgres}$`,
      address: true,
      secret: true,
      expects:
        'a connection string such as postgres://user:password@host:5432/database, ' +
        'with a / or # in the password written as %2F or %23',
    }),
  ),
  DATABASE_REPLICA_URLS: Type.Optional(
    Type.String({
      description:
        'Read replicas of the PostgreSQL in DATABASE_URL, separated by commas. Lists, reports and exports are read from them; a promoted replica takes the writes.',
      pattern: `^${listedPostgres}(, *${listedPostgres})*$`,
      address: true,
      list: true,
      secret: true,
      expects:
        'connection strings as that of DATABASE_URL, with commas between them and a comma in a password written as %2C',
    }),
  ),
  FAN_OUT_URL: Type.Optional(
    Type.String({
      description:
        'A Redis or Valkey, the same for all servers on one PostgreSQL, through which they announce changes to each other; without it they use the database.',
      pattern: '^rediss?://[^/?#\\s]+(/\\d*)?$',
      address: true,
      secret: true,
      expects: 'an address such as redis://user:password@host:6379, or rediss:// for TLS',
    }),
  ),
  BACKUP_FOLDER: Type.Optional(
    Type.String({
      description:
        'Folder of the backups, monitored by doctor and alerts. The server backs up the embedded database there every day.',
      expects: 'a folder',
    }),
  ),
  BACKUP_KEEP: Type.Integer({
    description: 'Number of daily backups to keep.',
    default: 14,
    minimum: 1,
    maximum: 9999,
    expects: 'a number from 1 to 9999',
  }),
  DEMO: Type.Enum(['0', '1'], {
    description: 'With 1, an empty database is filled with demo data.',
    default: '1',
    expects: '0 or 1',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    description: 'Lowest level that is logged.',
    default: 'info',
    expects: 'fatal, error, warn, info, debug, trace or silent',
  }),
  SITE_DIR: Type.String({
    description: 'Folder of the built site.',
    default: './public',
    expects: 'a folder',
  }),
  CONTENT_DIR: Type.Optional(
    Type.String({
      description: 'Folder of the built text editor; without it there is no /content/.',
      expects: 'a folder with a config.json and a backend.json, see docs/content.md',
    }),
  ),
  API_CREDENTIAL: Type.String({
    description: 'Fixed credential that the app sends with every request. It is public and grants no access.',
    default: 'supplier-portal-public',
    pattern: '^[A-Za-z0-9._~+/-]{8,200}$',
    expects: '8 to 200 letters, digits or . _ ~ + / -',
  }),
  IDENTITY: Type.Enum(['embedded', 'keycloak'], {
    description: 'Identity provider: the server itself, or a Keycloak.',
    default: 'embedded',
    expects: 'embedded or keycloak',
  }),
  KEYCLOAK_URL: Type.Optional(
    Type.String({
      description: 'URL of the Keycloak, if IDENTITY is keycloak.',
      pattern: '^https?://[^?#\\s]+[^/?#\\s]$',
      address: true,
      expects: 'an address such as https://login.example.com, without a slash at the end',
    }),
  ),
  KEYCLOAK_REALM: Type.String({
    description: 'Realm of the Keycloak.',
    default: 'platform',
    pattern: '^[A-Za-z0-9._-]+$',
    expects: 'letters, digits or . _ -',
  }),
  KEYCLOAK_ADMIN_CLIENT_ID: Type.String({
    description:
      'Client that the server uses to create accounts and API clients; its service account manages users and clients.',
    default: 'supplier-server',
    pattern: '^[A-Za-z0-9._-]+$',
    expects: 'letters, digits or . _ -',
  }),
  KEYCLOAK_ADMIN_CLIENT_SECRET: Type.Optional(
    Type.String({
      description: 'Secret of that client, if IDENTITY is keycloak.',
      secret: true,
      expects: 'the secret of KEYCLOAK_ADMIN_CLIENT_ID',
    }),
  ),
  CLIENT_ID: Type.String({
    description: 'Client of the realm that the app uses to sign people in.',
    default: 'supplier-portal',
    pattern: '^[A-Za-z0-9._-]+$',
    expects: 'letters, digits or . _ -',
  }),
  SECOND_FACTOR: Type.Enum(['optional', 'required'], {
    description:
      'Whether everyone needs a passkey or one-time codes in addition to the password, if IDENTITY is embedded.',
    default: 'optional',
    expects: 'optional or required',
  }),
  SMTP_URL: Type.Optional(
    Type.String({
      description:
        'Mail server for outgoing mails; without one they stay in /dev/outbox/, which only opens on the machine itself.',
      pattern: '^smtps?://[^/?#\\s]+/?(\\?[^@#\\s]*)?$',
      address: true,
      secret: true,
      expects:
        'an address such as smtps://user:password@mail.example.com, ' +
        'with a / or # in the password written as %2F or %23',
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      description: 'Sender of the mails, if SMTP_URL is set.',
      pattern: '^([^<>@]+ <[^\\s<>@]+@[^\\s<>@]+>|[^\\s<>@]+@[^\\s<>@]+)$',
      expects: 'an address such as Supplier portal <no-reply@example.com>',
    }),
  ),
  LINK_TRUST_CENTER: externalLink('the trust center', 'trust-center'),
  LINK_ABOUT: externalLink('the about page', 'about'),
  LINK_HELP: externalLink('the help pages', 'help'),
  LINK_SUPPORT: externalLink('the support team', 'support'),
  LINK_IMPRINT: Type.Optional(
    Type.String({
      description: 'URL of the imprint, linked next to the legal pages; no link if not set.',
      pattern: link,
      address: true,
      expects: 'an https address',
    }),
  ),
  PRIVATE_HOSTS: Type.Optional(
    Type.String({
      description:
        'Hosts of other systems, separated by commas, that may have private addresses and no TLS. All others are called only by https on the public internet.',
      pattern: '^[A-Za-z0-9._:-]+(, *[A-Za-z0-9._:-]+)*$',
      expects: 'names of hosts such as pact.intern.example, erp.intern.example',
    }),
  ),
  SECRETS_KEY: Type.Optional(
    Type.String({
      description:
        'Key that encrypts the secrets of partners and webhooks, together with one in the database. Older keys follow after a comma until `keys renew` has run.',
      pattern: '^[^\\s,]{32,200}(,[^\\s,]{32,200})*$',
      secret: true,
      expects: 'at least 32 characters without spaces and commas, such as openssl rand -base64 32 writes',
    }),
  ),
  TRUST_PROXY: Type.Integer({
    description: 'Number of reverse proxies in front whose X-Forwarded headers are trusted.',
    default: 0,
    minimum: 0,
    maximum: 10,
    expects: 'a number from 0 to 10',
  }),
  RATE_LIMIT: Type.Integer({
    description: 'API requests per minute from one address; 0 for no limit.',
    default: 1200,
    minimum: 0,
    maximum: 1000000,
    expects: 'a number from 0 to 1000000',
  }),
  CLIENT_RATE_LIMIT: Type.Integer({
    description: 'Requests per minute from one API client of a company; 0 for no limit.',
    default: 600,
    minimum: 0,
    maximum: 1000000,
    expects: 'a number from 0 to 1000000',
  }),
  SHUTDOWN_DELAY: Type.Integer({
    description:
      'Seconds that a stopping server still accepts requests, while /readyz tells proxies to use another.',
    default: 0,
    minimum: 0,
    maximum: 600,
    expects: 'a number of seconds from 0 to 600',
  }),
  SHUTDOWN_TIMEOUT: Type.Integer({
    description: 'Seconds that open requests have to finish after SHUTDOWN_DELAY.',
    default: 10,
    minimum: 1,
    maximum: 600,
    expects: 'a number of seconds from 1 to 600',
  }),
  METRICS_PORT: Type.Optional(
    Type.Integer({
      description: 'Port on which Prometheus scrapes /metrics; none if not set.',
      minimum: 1,
      maximum: 65535,
      expects: 'a port number from 1 to 65535',
    }),
  ),
  METRICS_HOST: Type.String({
    description: 'Address to listen on for METRICS_PORT; do not expose it.',
    default: '127.0.0.1',
    expects: 'an address of this machine',
  }),
});

function externalLink(target: string, page: string) {
  return Type.String({
    description: `Address of ${target}, opened in a new tab.`,
    default: `https://example.com/${page}`,
    pattern: link,
    address: true,
    expects: 'an https address',
  });
}
