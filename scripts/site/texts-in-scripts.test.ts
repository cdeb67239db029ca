import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteTextsInScripts, readTextsInScripts } from './texts-in-scripts';

test('of all that scripts are made of, the language files are noted', () => {
  const cache = mkdtempSync(join(tmpdir(), 'cache-'));
  const root = join(cache, 'locales');
  noteTextsInScripts(root, cache, [
    join(root, 'de/questions.json'),
    join(root, 'de'),
    join(cache, 'src/page.tsx'),
    join(cache, 'other/de/words.json'),
    join(root, 'en/questions.json'),
  ]);
  expect(readTextsInScripts(cache)).toEqual(['de/questions.json', 'en/questions.json']);
  rmSync(cache, { recursive: true });
});
