import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const fileIn = (cache: string) => join(cache, 'texts-in-scripts.json');

/** Notes which language files, `language/namespace.json`, stand in scripts, of all files that scripts are made of. */
export function noteTextsInScripts(root: string, cache: string, sources: Iterable<string>): void {
  const files = [...sources]
    .map((source) => relative(root, source).split(sep).join('/'))
    .filter((file) => /^[^./][^/]*\/[^/]+\.json$/.test(file));
  writeFileSync(fileIn(cache), JSON.stringify(files.sort()));
}

/** Reads them of the build that Gatsby's cache is of. */
export const readTextsInScripts = (cache: string) =>
  JSON.parse(readFileSync(fileIn(cache), 'utf8')) as readonly string[];
