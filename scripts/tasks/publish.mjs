import { buildSite } from './build.mjs';

/**
 * Answers with what brings the texts of the folder `texts` into the site, as often as they are saved: one build after
 * the other, and one more for all that was saved meanwhile. It answers with the result of the last of them.
 */
export function createPublisher(texts) {
  let isStale = false;
  let running;

  async function buildWhatIsStale() {
    let result;
    while (isStale) {
      isStale = false;
      result = await buildSite({ texts });
      const { code, output, seconds } = result;
      process.stderr.write(
        code === 0 ? `The site shows what was saved (${seconds.toFixed(0)} s).\n` : `${output}\n`,
      );
    }
    running = undefined;
    return result;
  }

  return function publish() {
    isStale = true;
    running ??= buildWhatIsStale();
    return running;
  };
}
