import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { PublicEnv } from '../core/contracts/env';
import { Environment } from './environment';
import { numberFromText } from './lib/validation';

export interface KeycloakConfig {
  url: string;
  realm: string;
  /** The client that creates accounts. */
  admin: { clientId: string; secret: string };
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** Origin under which this machine itself reaches the server. */
  localUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Further PostgreSQL servers in the replication. */
  replicaUrls: readonly string[];
  /** A Redis or Valkey that notifies servers of signals; undefined: the database does. */
  fanOutUrl: string | undefined;
  /** Undefined: backups are not made here. */
  backups: { folder: string; keep: number } | undefined;
  demo: boolean;
  logLevel: string;
  siteDir: string;
  /** Undefined: the texts are not edited here. */
  contentDir: string | undefined;
  apiCredential: string;
  clientId: string;
  /** Undefined: the server is itself the identity provider. */
  keycloak: KeycloakConfig | undefined;
  /** Whether the embedded realm lets nobody in without a second factor. */
  secondFactorRequired: boolean;
  /** Undefined: mails stay in the outbox. */
  smtp: { url: string; from: string } | undefined;
  links: PublicEnv['links'];
  /** Host names that may be called at private addresses and without TLS. */
  privateHosts: readonly string[];
  /** In addition to the one in the database: the first one encrypts. */
  secretsKeys: readonly string[];
  trustedProxies: number;
  rateLimitPerMinute: number;
  clientRateLimitPerMinute: number;
  shutdownDelayMs: number;
  shutdownTimeoutMs: number;
  /** Undefined: no metrics. */
  metrics: { host: string; port: number } | undefined;
}

type Values = Static<typeof Environment>;

/** Carries every fault of the environment, one sentence each. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** @throws ConfigError */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Value.Default(Environment, readTexts(env));
  const faults = Object.keys(Environment.properties).flatMap((name) => faultOf(name, env, values) ?? []);
  faults.push(...contradictionsIn(values as Partial<Values>));
  if (faults.length > 0) throw new ConfigError(faults);
  return toConfig(values as Values);
}

/** Variables that need another, or exclude it. `values` may be invalid: those are reported on their own. */
function contradictionsIn(values: Partial<Values>): string[] {
  const isKeycloak = values.IDENTITY === 'keycloak';
  const rules: readonly (readonly [isFault: unknown, sentence: string])[] = [
    [isKeycloak && !values.KEYCLOAK_URL, 'KEYCLOAK_URL must be set when IDENTITY is keycloak.'],
    [
      isKeycloak && !values.KEYCLOAK_ADMIN_CLIENT_SECRET,
      'KEYCLOAK_ADMIN_CLIENT_SECRET must be set when IDENTITY is keycloak: accounts are made with it.',
    ],
    [
      isKeycloak && values.SECOND_FACTOR === 'required',
      'SECOND_FACTOR must be optional when IDENTITY is keycloak: require it in the authentication flow of the realm.',
    ],
    [
      values.DATABASE_REPLICA_URLS && !values.DATABASE_URL,
      'DATABASE_URL must be set when DATABASE_REPLICA_URLS is.',
    ],
    [
      values.FAN_OUT_URL && !values.DATABASE_URL,
      'DATABASE_URL must be set when FAN_OUT_URL is: with the embedded database there is one server only.',
    ],
    [
      values.METRICS_PORT !== undefined && values.METRICS_PORT === values.PORT,
      'METRICS_PORT must be another port than PORT.',
    ],
    [values.SMTP_URL && !values.MAIL_FROM, 'MAIL_FROM must be set when SMTP_URL is.'],
  ];
  return rules.flatMap(([isFault, sentence]) => (isFault ? [sentence] : []));
}

function readTexts(env: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(Environment.properties)) {
    const text = env[name]?.trim();
    if (text) values[name] = 'minimum' in schema ? numberFromText(text) : text;
  }
  return values;
}

interface Traits {
  expects?: string;
  secret?: boolean;
  address?: boolean;
  list?: boolean;
}

function faultOf(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  values: unknown,
): string | undefined {
  const schema = Environment.properties[name as keyof typeof Environment.properties];
  const value = (values as Record<string, unknown>)[name];
  const { expects, secret, address, list } = schema as Traits;
  const addresses = list ? String(value).split(/, */) : [String(value)];
  const isFine = Value.Check(schema, value) && (!address || addresses.every(isAddress));
  if (value === undefined || isFine) return undefined;
  return `${name} must be ${expects}${secret ? '' : `; it is "${env[name]}"`}.`;
}

/** A PostgreSQL behind a socket has a user and no host; no other address may. */
const isAddress = (text: string) =>
  URL.canParse(text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)\//, '$1socket/'));

function toConfig(values: Values): Config {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'];
  const host = everywhere.includes(values.HOST) ? 'localhost' : values.HOST;
  const localUrl = `http://${host}:${values.PORT}`;
  return {
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? localUrl,
    localUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    replicaUrls: values.DATABASE_REPLICA_URLS?.split(/, */) ?? [],
    fanOutUrl: values.FAN_OUT_URL,
    backups: values.BACKUP_FOLDER ? { folder: values.BACKUP_FOLDER, keep: values.BACKUP_KEEP } : undefined,
    demo: values.DEMO === '1',
    logLevel: values.LOG_LEVEL,
    siteDir: values.SITE_DIR,
    contentDir: values.CONTENT_DIR,
    apiCredential: values.API_CREDENTIAL,
    clientId: values.CLIENT_ID,
    keycloak: values.IDENTITY === 'keycloak' ? toKeycloakConfig(values) : undefined,
    secondFactorRequired: values.SECOND_FACTOR === 'required',
    smtp: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM ?? '' } : undefined,
    links: {
      trustCenter: values.LINK_TRUST_CENTER,
      about: values.LINK_ABOUT,
      help: values.LINK_HELP,
      support: values.LINK_SUPPORT,
      ...(values.LINK_IMPRINT && { imprint: values.LINK_IMPRINT }),
    },
    secretsKeys: values.SECRETS_KEY?.split(',') ?? [],
    privateHosts: (values.PRIVATE_HOSTS ?? '')
      .toLowerCase()
      .split(/, */)
      .filter((host) => host !== ''),
    trustedProxies: values.TRUST_PROXY,
    rateLimitPerMinute: values.RATE_LIMIT,
    clientRateLimitPerMinute: values.CLIENT_RATE_LIMIT,
    shutdownDelayMs: values.SHUTDOWN_DELAY * 1000,
    shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT * 1000,
    metrics: values.METRICS_PORT ? { host: values.METRICS_HOST, port: values.METRICS_PORT } : undefined,
  };
}

function toKeycloakConfig(values: Values): KeycloakConfig {
  return {
    url: values.KEYCLOAK_URL ?? '',
    realm: values.KEYCLOAK_REALM,
    admin: {
      clientId: values.KEYCLOAK_ADMIN_CLIENT_ID,
      secret: values.KEYCLOAK_ADMIN_CLIENT_SECRET ?? '',
    },
  };
}
