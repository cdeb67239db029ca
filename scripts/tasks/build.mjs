import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { bin, run } from './run.mjs';

/** Folders the site is not built from. All others count, so that a new folder is never forgotten. */
const notOfTheSite = [
  ...['node_modules', 'public', 'build', 'coverage', 'test-results', 'playwright-report'],
  ...['server', 'data', 'tests', 'bench', 'docs', 'scripts', 'deploy', 'content'],
];
/** Parts of these folders that it is built from. */
const partly = ['data/questions', 'scripts/site', 'scripts/content'];
const stamp = path.join('build', 'site.json');
const previous = path.join('build', 'previous-site');

/** The inputs of the site: its texts, and everything else. */
function siteInputs(texts) {
  const inputs = readdirSync('.').filter(
    (name) => !name.startsWith('.') && !name.endsWith('.md') && !notOfTheSite.includes(name),
  );
  return {
    rest: fingerprint([...inputs.filter((name) => name !== 'locales'), ...partly]),
    texts: fingerprint([texts]),
  };
}

/** The inputs that public/ was built from, or undefined. */
const builtFrom = () =>
  existsSync('public/index.html') && existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined;

/** Whether public/ was built from the current files. */
export function isSiteBuilt() {
  const [built, inputs] = [builtFrom(), siteInputs('locales')];
  return built?.rest === inputs.rest && built.texts === inputs.texts;
}

/** Whether public/ was built from the current files except for the texts, and Gatsby's cache is from that build. */
export const isBuiltButForTexts = () =>
  existsSync('.cache') && builtFrom()?.rest === siteInputs('locales').rest;

/**
 * Builds the site and records its inputs. It builds from scratch unless only texts have changed: then it uses
 * Gatsby's cache, in seconds. The cache is unreliable for other changes: when only styles have changed, it keeps a
 * page's HTML with the inlined style sheet. If the build fails, the previous site is restored. `texts` is the folder
 * of the language files.
 */
export async function buildSite({ texts = 'locales' } = {}) {
  const inputs = siteInputs(texts);
  const readable = await bin('tsx', ['scripts/check-translations.ts', '--readable'], {
    env: { TEXTS_DIR: texts },
  });
  if (readable.code !== 0) return readable;
  const isTextChange = isBuiltButForTexts();
  rmSync(stamp, { force: true });
  if (!isTextChange) rmSync('.cache', { recursive: true, force: true });
  if (!isTextChange && existsSync('public')) {
    rmSync(previous, { recursive: true, force: true });
    mkdirSync('build', { recursive: true });
    renameSync('public', previous);
  }
  const result = await bin('gatsby', ['build'], {
    env: { GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', TEXTS_DIR: path.resolve(texts) },
  });
  if (result.code === 0) {
    mkdirSync('build', { recursive: true });
    writeFileSync(stamp, JSON.stringify(inputs));
  } else if (existsSync(previous)) {
    rmSync('public', { recursive: true, force: true });
    renameSync(previous, 'public');
  }
  rmSync(previous, { recursive: true, force: true });
  return result;
}

/** Bundles the server; takes less than a second. */
export const buildServer = () => run(process.execPath, ['scripts/build-server.mjs']);
