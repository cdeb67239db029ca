import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRules, readStillRight } from './read-rules';

const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));

beforeEach(() => cpSync('content/rules', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function spoil(name: string, change: (text: string) => string): void {
  const file = path.join(folder, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

test.each([
  [
    'glossary.json',
    '"english": "administrator",',
    '"english": "administrator"',
    /^[^:]+glossary.json:4 is not valid/,
  ],
  ['glossary.json', '[\n', '[\n<<<<<<< HEAD\n', /glossary.json:2 has the mark of a merge conflict/],
  ['glossary.json', '"de": ["Administrator"],', '', /glossary.json:5: "translations" must have .* de; write/],
  [
    'glossary.json',
    '"english": "administrator"',
    '"english": " "',
    /glossary.json:3: "english" is empty; write/,
  ],
  ['glossary.json', '["Administrator"]', '[""]', /glossary.json:6: "translations.de.0" is empty; write/],
  ['length-limits.json', '"max": 80', '"max": "80"', /length-limits.json:4: "max" must be integer; write/],
  ['same-as-english.json', '"why": "Units', '"because": "Units', /same-as-english.json:\d+.* write it as/],
])('reports %s with %s as %s, with its line', (name, written, spoilt, told) => {
  spoil(name, (text) => text.replace(written, spoilt));
  expect(() => readRules(folder)).toThrow(told);
});

test('reports a list that has become something else', () => {
  spoil('still-right.json', () => '{}');
  expect(() => readStillRight(folder)).toThrow(/still-right.json must be array; write it as the others are/);
});
