import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const done = { code: 0, output: '', seconds: 0 };

const onPath = (wanted, { PATH = '' }) =>
  PATH.split(path.delimiter)
    .flatMap((folder) => wanted.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** The Chromium to test with: CHROMIUM_PATH, or the first one on the PATH. */
export const findChromium = (env = process.env) => env.CHROMIUM_PATH || onPath(names, env);

/** Headless Chromium, which uses a third less of the machine; only if no other browser is requested. */
export const findHeadlessShell = (env = process.env) =>
  env.CHROMIUM_PATH ? undefined : onPath(['chromium-headless-shell'], env);

/** Makes sure that a Chromium exists; installs Debian's if that is possible without prompting. */
export async function provideChromium() {
  if (process.env.CHROMIUM_PATH || (findChromium() && findHeadlessShell())) return done;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = 'chromium chromium-headless-shell';
    const installed = await run(
      'sh',
      ['-c', `apt-get update && apt-get install -y --no-install-recommends ${packages}`],
      { env: { DEBIAN_FRONTEND: 'noninteractive' } },
    );
    if (!findChromium()) return installed;
  }
  if (findChromium()) return done;
  const output =
    'No Chromium found. Install it (Debian: apt install chromium) or set CHROMIUM_PATH to its program.\n';
  return { code: 1, output, seconds: 0 };
}
