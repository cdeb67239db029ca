import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPublisher } from './publish.mjs';

/** Missing in a site built from texts: scripts/site-texts.ts does not copy it. */
const isLeftOut = (file) => /\.(map|br|gz)$/.test(file);

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Every text of a language file, changed. */
const changed = (content) =>
  JSON.stringify(JSON.parse(content, (_key, value) => (typeof value === 'string' ? `${value} *` : value)));

/**
 * Changes the texts of all pages and changes them back, both without Gatsby. The site must then be identical, file by
 * file, to the one in public/ that Gatsby has built from these texts. Returns the same as `run`.
 */
export async function changeAndChangeBack({ texts, folder }) {
  const started = performance.now();
  const other = path.join(folder, 'texts');
  const made = path.join(folder, 'made');
  cpSync(texts, other, { recursive: true });
  for (const file of filesIn(other))
    writeFileSync(path.join(other, file), changed(readFileSync(path.join(other, file), 'utf8')));
  const { publish } = createPublisher({ texts: other, folder: made });
  const site = path.join(made, 'site');
  const there = await publish();
  const isChanged = there.code === 0 && differences('public', site) !== '';
  cpSync(texts, other, { recursive: true });
  const back = isChanged ? await publish() : { code: 1, output: `${there.output}\nNo page was changed.` };
  const output = back.code === 0 ? differences('public', site) : back.output;
  rmSync(folder, { recursive: true, force: true });
  return { code: output === '' ? 0 : 1, output, seconds: (performance.now() - started) / 1000 };
}

function differences(expected, given) {
  const [wanted, found] = [filesIn(expected), filesIn(given)];
  const missing = wanted.filter((file) => !found.includes(file)).map((file) => `${file} is missing`);
  const extra = found.filter((file) => !wanted.includes(file)).map((file) => `${file} is one too many`);
  const other = wanted
    .filter((file) => found.includes(file))
    .filter((file) => !readFileSync(path.join(expected, file)).equals(readFileSync(path.join(given, file))))
    .map((file) => `${file} differs`);
  return [...missing, ...extra, ...other].join('\n');
}
