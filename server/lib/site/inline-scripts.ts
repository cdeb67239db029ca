import { readFileSync, statSync } from 'node:fs';

/** The policy that the build writes into every page: `scripts/site/finish-page.ts`. */
const builtPolicy =
  /<meta data-built http-equiv="Content-Security-Policy" content="script-src 'self'([^;"]*)/;

/**
 * Reads the hashes of a built page's inline scripts from the policy in the page, so that the header can
 * include them; once for every version of a file.
 */
export function createInlineScripts(): (file: string) => readonly string[] {
  const known = new Map<string, { modifiedAt: number; hashes: readonly string[] }>();
  return (file) => {
    const { mtimeMs: modifiedAt } = statSync(file);
    const entry = known.get(file);
    if (entry?.modifiedAt === modifiedAt) return entry.hashes;
    const [, sources = ''] = builtPolicy.exec(readFileSync(file, 'utf8')) ?? [];
    const hashes = sources.split(' ').filter(Boolean);
    known.set(file, { modifiedAt, hashes });
    return hashes;
  };
}
