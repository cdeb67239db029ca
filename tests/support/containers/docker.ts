import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The output of a docker command. @throws with its error output */
export async function docker(...args: string[]): Promise<string> {
  const { stdout } = await run('docker', args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** Checks again every second until `isSo`; the timeout of the test ends it. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(1_000);
}

/** Whether a container is running and its health check passes. */
export async function isHealthy(container: string): Promise<boolean> {
  const [status, health] = (
    await docker('inspect', '--format', '{{.State.Status}} {{.State.Health.Status}}', container)
  ).split(' ');
  if (status === 'exited') throw new Error(`${container} has ended: ${await logsOf(container)}`);
  return health === 'healthy';
}

/** Everything a container has written, on both outputs. */
export async function logsOf(container: string): Promise<string> {
  const { stdout, stderr } = await run('docker', ['logs', container], { maxBuffer: 64 * 1024 * 1024 });
  return stdout + stderr;
}
