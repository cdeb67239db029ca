import { glossaryPage } from './glossary-page';
import type { Term } from './rules';

const term = (english: string, german: readonly string[]): Term => ({
  english,
  meaning: `What ${english} means.`,
  translations: { de: german, es: ['x'], fr: ['x'], pt: ['x'], 'zh-CN': ['x'] },
  avoid: { de: ['Basiszeit'] },
});

const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test('a page of the glossary lists its terms in order, each with its word, meaning and words to avoid', () => {
  const terms = [term('supplier', ['Lieferant', 'Zuliefer']), term('base year', ['Basisjahr'])];
  expect(rowsOf(glossaryPage('de', terms))).toEqual([
    ['Term', 'Deutsch', 'Meaning', 'Not'],
    ['base year', 'Basisjahr', 'What base year means.', 'Basiszeit'],
    ['supplier', 'Lieferant', 'What supplier means.', 'Basiszeit'],
  ]);
  expect(rowsOf(glossaryPage('en', terms))[1]).toEqual(['base year', 'What base year means.', '']);
});
