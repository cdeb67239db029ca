import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildSite, isBuiltButForTexts } from './build.mjs';
import { bin } from './run.mjs';

/** The last site that Gatsby has built, and the texts it was built from. */
const gatsbys = { site: 'public', texts: path.join('.cache', 'texts') };

/**
 * Maintains a site built from the texts in a folder: `folder`/site, a link, so that a new site replaces the old one
 * atomically. It is built from the last one in seconds. If the product itself has changed since, Gatsby builds first,
 * in public/, which is not served, and `onWhole` is called before that.
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
    // The previous one stays for responses in progress.
    for (const old of kept.splice(0, kept.length - 2)) rmSync(old, { recursive: true });
    return done;
  }

  /** Builds it from the current texts. Returns the same as `run`. */
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
