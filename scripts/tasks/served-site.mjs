import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildSite, isBuiltButForTexts } from './build.mjs';
import { bin } from './run.mjs';

/** The site that Gatsby has built last, and what it was built from. */
const gatsbys = { site: 'public', texts: path.join('.cache', 'texts') };

/**
 * Keeps a site that is made of the texts in a folder: `folder`/site, a link, so that one site takes the place of the
 * other in one step. It is made of the last in seconds; where the product itself has changed since that was built,
 * Gatsby builds first, in public/, which is not served, and `onWhole` is called before it does.
 */
export function createServedSite({ texts, folder, onWhole }) {
  rmSync(folder, { recursive: true, force: true });
  const kept = [];
  let last = gatsbys;

  async function makeOfLast() {
    const next = path.join(folder, String(Date.now()));
    const done = await bin('tsx', ['scripts/site-texts.ts', texts, last.site, last.texts, next]);
    if (done.code !== 0) {
      rmSync(next, { recursive: true, force: true });
      return done;
    }
    const link = path.join(folder, 'next');
    symlinkSync(path.join(path.basename(next), 'public'), link);
    renameSync(link, path.join(folder, 'site'));
    last = { site: path.join(next, 'public'), texts: path.join(next, 'texts') };
    kept.push(next);
    // The one before stays for answers that have begun.
    for (const old of kept.splice(0, kept.length - 2)) rmSync(old, { recursive: true });
    return done;
  }

  /** Makes it of the texts as they are now. Answers as `run` does. */
  return async function make() {
    const started = performance.now();
    if (isBuiltButForTexts()) return makeOfLast();
    onWhole();
    const built = await buildSite({ texts });
    if (built.code !== 0) return built;
    last = gatsbys;
    return { ...(await makeOfLast()), seconds: (performance.now() - started) / 1000 };
  };
}
