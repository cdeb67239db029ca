import type { Config } from './config';
import { demoAccounts } from './demo/load-demo';
import { demoPassword } from './demo/password';
import { outboxAddress } from './mail/outbox/outbox-address';

/** What the server prints once it is ready: its address, who may sign in, and where the mails are. */
export function startupBanner(config: Config, demoInvitation: string | undefined): string {
  const { publicUrl, demo, keycloak, smtp } = config;
  const lines = [``, `supplier+s is ready at ${publicUrl}`];
  if (demo && !keycloak)
    lines.push(
      ``,
      `Demo accounts, password ${demoPassword}, usable from this machine only:`,
      ...demoAccounts.map(({ email, jobTitle }) => `  ${email.padEnd(32)} ${jobTitle}`),
    );
  if (demoInvitation) lines.push(``, `An invitation to register with: ${publicUrl}${demoInvitation}`);
  if (!smtp) lines.push(``, describeOutbox(config));
  return `${lines.join('\n')}\n\n`;
}

function describeOutbox(config: Config): string {
  const address = outboxAddress(config);
  return address
    ? `Mails are kept at ${address}, seen on this machine only`
    : 'Mails are kept and neither sent nor shown: set SMTP_URL';
}
