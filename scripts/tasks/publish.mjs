import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { createServedSite } from './served-site.mjs';

const serverMap = path.join('build', 'server', 'main.mjs.map');

/** The language files whose texts the server says itself: they are in its bundle. */
function serverTexts(texts) {
  if (!existsSync(serverMap)) return [];
  return JSON.parse(readFileSync(serverMap, 'utf8')).sources.flatMap((source) => {
    const [, file] = /\/locales\/(.+\.json)$/.exec(source) ?? [];
    return file ? [path.join(texts, file)] : [];
  });
}

/** What a program printed that failed, as far as a person wants to read it beside a text. */
const reasonOf = ({ output }) =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .join('\n')
    .slice(0, 500);

/**
 * Answers with `publish`, which brings the texts of the folder `texts` into the site `folder`/site, if they have
 * changed: one site is made after the other, and one more for all that has changed meanwhile. It answers with the
 * result of the last of them. `state` says how far it is.
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
