import type { Config } from './config';
import { Environment } from './environment';

const hidden = new Set(
  Object.entries(Environment.properties).flatMap(([name, schema]) =>
    'secret' in schema && schema.secret ? [name] : [],
  ),
);

/**
 * The variables that are set, as in the environment, for the log: secrets are only reported as set, and
 * addresses without their passwords.
 */
export function describeConfig(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const set = Object.keys(Environment.properties).flatMap((name) => {
    const value = env[name]?.trim();
    if (!value) return [];
    return [[name, hidden.has(name) ? 'set' : withoutPassword(value)] as const];
  });
  return Object.fromEntries(set);
}

/** Settings in force that are not variables: where data and mails are kept, and who signs people in. */
export function describeParts(config: Config): Record<string, string> {
  return {
    address: config.publicUrl,
    database: config.databaseUrl ? 'postgresql' : `embedded, in ${config.dataDir}`,
    ...(config.replicaUrls.length > 0 && { replicas: String(config.replicaUrls.length) }),
    fanOut: config.fanOutUrl ? 'redis' : 'database',
    identity: config.keycloak
      ? 'keycloak'
      : `embedded, second factor ${config.secondFactorRequired ? 'required' : 'optional'}`,
    mail: config.smtp ? 'smtp' : 'outbox',
  };
}

function withoutPassword(text: string): string {
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  if (!url.password) return text;
  url.password = '***';
  return url.href;
}
