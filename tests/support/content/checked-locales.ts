import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent } from '../../../scripts/content/check';
import type { Rules } from '../../../scripts/content/rules';

export const noRules: Rules = { same: [], limits: [], glossary: [] };

/** For a test file: a temporary folder of locales, deleted at the end. */
export function checkedLocales() {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'translations-')), 'locales');
  afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

  /** Writes language files and returns the faults, one line each, with paths relative to the locales folder. */
  function faultsOf(
    files: Record<string, object | string | Uint8Array>,
    languages = ['en', 'de', 'fr'],
    rules = noRules,
  ): string[] {
    rmSync(root, { recursive: true, force: true });
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      const isWritten = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(path.join(root, name), isWritten ? content : `${JSON.stringify(content, null, 2)}\n`);
    }
    return checkContent({ root, languages, rules, routes: ['/', '/register/'] }).map(
      ({ file, key, problem }) =>
        [path.relative(root, file), key, problem].filter((part) => part !== undefined).join(' | '),
    );
  }

  return { root, faultsOf };
}
