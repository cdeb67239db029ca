import { ConfigError, loadConfig, type Config } from './config';
import { demoAccounts, demoPassword } from './demo/load-demo';
import { startServer } from './start';
import { StartupError } from './startup-error';

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // Until it has started nobody waits for an answer. Without this, the first process of a container would not hear.
  let stop = async () => {};
  stopOnSignal(() => stop(), config.shutdownTimeoutMs);
  const server = await startServer(config);
  stop = () => server.stop();
  process.stdout.write(greeting(config, server.demoInvitation));
}

function stopOnSignal(stop: () => Promise<void>, timeoutMs: number): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(
      () => fail(new StartupError('Open calls did not finish in time; stopped without them.')),
      timeoutMs,
    ).unref();
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function greeting({ publicUrl, demo, keycloak, smtp }: Config, demoInvitation: string | undefined): string {
  const lines = [``, `supplier+s is ready at ${publicUrl}`];
  if (demo && !keycloak)
    lines.push(
      ``,
      `Demo accounts, password ${demoPassword}, usable from this machine only:`,
      ...demoAccounts.map(({ email, jobTitle }) => `  ${email.padEnd(32)} ${jobTitle}`),
    );
  if (demoInvitation) lines.push(``, `An invitation to register with: ${publicUrl}${demoInvitation}`);
  if (!smtp) lines.push(``, `Mails are kept at ${publicUrl}/dev/outbox/`);
  return `${lines.join('\n')}\n\n`;
}

function fail(error: unknown): never {
  const expected = error instanceof StartupError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}

main().catch(fail);
