import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a command of docker prints. @throws with what it complains of */
export async function docker(...args: string[]): Promise<string> {
  const { stdout } = await run('docker', args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** Asks again every second until `isSo`; the time limit of the test ends it. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(1_000);
}

/** Whether a container lives and its own check of health says so. */
export async function isHealthy(container: string): Promise<boolean> {
  const [status, health] = (
    await docker('inspect', '--format', '{{.State.Status}} {{.State.Health.Status}}', container)
  ).split(' ');
  if (status === 'exited') throw new Error(`${container} has ended: ${await logsOf(container)}`);
  return health === 'healthy';
}

/** All a container has written, on both outputs. */
export async function logsOf(container: string): Promise<string> {
  const { stdout, stderr } = await run('docker', ['logs', container], { maxBuffer: 64 * 1024 * 1024 });
  return stdout + stderr;
}
