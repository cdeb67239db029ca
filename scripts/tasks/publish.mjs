import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { createServedSite } from './served-site.mjs';

const serverMap = path.join('build', 'server', 'main.mjs.map');

/** The language files whose texts the server itself uses: they are in its bundle. */
function serverTexts(texts) {
  if (!existsSync(serverMap)) return [];
  return JSON.parse(readFileSync(serverMap, 'utf8')).sources.flatMap((source) => {
    const [, file] = /\/locales\/(.+\.json)$/.exec(source) ?? [];
    return file ? [path.join(texts, file)] : [];
  });
}

/** The first lines of a failed program's output, short enough to show next to a text. */
const reasonOf = ({ output }) =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .join('\n')
    .slice(0, 500);

/**
 * Returns `publish`, which updates the site `folder`/site with the texts of the folder `texts` if they have changed.
 * Sites are built one at a time; one more build covers all changes made meanwhile. `publish` returns the result of
 * the last build. `state` reports the progress.
 */
export function createPublisher({ texts, folder }) {
  const ofServer = serverTexts(texts);
  const saidByServer = fingerprint(ofServer);
  let running;
  let isWhole = false;
  let shown;
  let result = { code: 0, output: '', seconds: 0 };
  const make = createServedSite({ texts, folder, onWhole: () => (isWhole = true) });

  async function makeUntilShown() {
    for (let wanted = fingerprint([texts]); wanted !== shown; wanted = fingerprint([texts])) {
      isWhole = false;
      result = await make();
      shown = wanted;
      const { code, output, seconds } = result;
      process.stderr.write(
        code === 0 ? `The site shows the texts as they are (${seconds.toFixed(0)} s).\n` : `${output}\n`,
      );
    }
    return result;
  }

  return {
    publish: () => (running ??= makeUntilShown().finally(() => (running = undefined))),
    state() {
      if (running) return { name: 'building', isWhole };
      if (result.code !== 0) return { name: 'failed', reason: reasonOf(result) };
      return { name: 'live', waitsForServer: fingerprint(ofServer) !== saidByServer };
    },
  };
}
