import type { Config } from '../config';
import { isLoopbackName } from '../identity/loopback';

/** Settings that a production installation should change: one sentence each, naming what to set. */
export function findProductionFaults(config: Config): string[] {
  const { publicUrl, demo, smtp, trustedProxies, links, metrics, databaseUrl, backups, rateLimitPerMinute } =
    config;
  const faults: string[] = [];
  const check = (isFault: boolean, sentence: string) => {
    if (isFault) faults.push(sentence);
  };
  check(demo, 'DEMO is 1: an empty database gets accounts with a public password; set DEMO=0');
  check(
    isLoopbackName(new URL(publicUrl).hostname),
    `PUBLIC_URL is ${publicUrl}: links in mails lead nowhere`,
  );
  check(!smtp, 'SMTP_URL is not set: no mail is sent');
  check(
    trustedProxies === 0 && publicUrl.startsWith('https:'),
    'TRUST_PROXY is 0 behind a proxy with HTTPS: everybody counts as one address; set it to the number of proxies',
  );
  check(rateLimitPerMinute === 0, 'RATE_LIMIT is 0: nobody is slowed down');
  check(metrics === undefined, 'METRICS_PORT is not set: no alert can be raised');
  check(
    databaseUrl === undefined,
    'DATABASE_URL is not set: with the embedded database there is one server only',
  );
  check(backups === undefined, 'BACKUP_FOLDER is not set: nobody notices when there is no backup');
  const examples = Object.entries({
    LINK_TRUST_CENTER: links.trustCenter,
    LINK_ABOUT: links.about,
    LINK_HELP: links.help,
    LINK_SUPPORT: links.support,
  });
  const names = examples.filter(([, address]) => isExample(new URL(address).hostname)).map(([name]) => name);
  check(isExample(new URL(publicUrl).hostname), 'PUBLIC_URL is an address of an example');
  if (isExample(domainOf(smtp?.from ?? ''))) names.push('MAIL_FROM');
  check(names.length > 0, `${names.join(', ')} lead to example.com; set addresses of your own`);
  return faults;
}

/** RFC 2606 and RFC 6761: reserved names. */
const isExample = (host: string) => /(^|\.)(example(\.(com|net|org))?|invalid|test)$/i.test(host);

const domainOf = (sender: string) => /@([^>\s]+)>?$/.exec(sender)?.[1] ?? '';
