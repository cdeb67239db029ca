import { ConfigError, loadConfig } from './config';
import { startupBanner } from './startup-banner';
import { startServer } from './start';
import { StartupError } from './startup-error';

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // During the start there is nothing to stop. Without this handler, the first process of a container would
  // ignore the signal.
  let stop = async () => {};
  stopOnSignal(() => stop(), config.shutdownDelayMs + config.shutdownTimeoutMs);
  const server = await startServer(config, process.env);
  stop = () => server.stop();
  // In production standard output is the log, one JSON line each.
  if (!config.production) process.stdout.write(startupBanner(config, server.demoInvitation));
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

function fail(error: unknown): never {
  const expected = error instanceof StartupError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}

main().catch(fail);
