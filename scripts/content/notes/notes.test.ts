import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textFindings } from '../text-faults';
import { openComments, overridesIn, parseNotes, stateOf, writtenNotes, type Note } from './notes';
import { readOverrides } from './read-notes';

const by = 'Nina Weber';
const at = (minute: number) => `2026-11-27T10:0${minute}:00.000Z`;
const held = { text: 'Sichern', english: 'Save' };
const approved: Note = { kind: 'state', state: 'approved', ...held, key: 'save', by, at: at(1) };
const comment: Note = { kind: 'comment', says: 'Why?', key: 'save', by: 'Jan Vos', at: at(2) };

it('writes the same file in whatever order notes arrive, one line each, and reads it again', () => {
  const written = writtenNotes([comment, approved, comment]);
  expect(written).toBe(writtenNotes([approved, comment]));
  expect(written.split('\n')).toHaveLength(3);
  expect(parseNotes('notes', written)).toEqual([approved, comment]);
});

it('reads lines that a merge has reordered', () => {
  const [first, second] = writtenNotes([approved, comment]).split('\n');
  expect(parseNotes('notes', `${second}\n${first}\n`)).toEqual([approved, comment]);
});

it.each([
  [held, 'approved', false],
  [{ ...held, text: 'Speichern' }, 'review', true],
  [{ ...held, english: 'Save all' }, 'review', true],
] as const)('an approval applies to the exact text and its English: %j is %s', (now, state, hasFallen) =>
  expect(stateOf([approved], 'save', now)).toEqual({ state, hasFallen, by, at: at(1) }),
);

it('a text without notes has no state', () => expect(stateOf([approved], 'open', held)).toBeUndefined());

it('comments are open until they are settled', () => {
  const settled: Note = { kind: 'settled', key: 'save', by, at: at(3) };
  const later: Note = { ...comment, says: 'Again?', at: at(4) };
  expect(openComments([comment], 'save')).toEqual([comment]);
  expect(openComments([comment, settled, later], 'save')).toEqual([later]);
});

describe('an override', () => {
  const reason = 'Our customers say so.';
  const override: Note = { kind: 'override', rule: 'length', reason, ...held, key: 'save', by, at: at(1) };
  const rules = { same: [], glossary: [], limits: [{ keys: '*', max: 3, why: 'a button' }] };
  const problems = (text: string, english: string, notes: Note[]) => {
    const overrides = overridesIn('de', 'app', notes);
    const checked = { language: 'de', name: 'app:save', text, english };
    const findings = textFindings(checked, { ...rules, overrides }, []);
    return findings.map(({ rule, override: kept }) => [rule, kept?.reason]);
  };

  it('is kept with its reason for that text, and ends when the text or its English changes', () => {
    expect(problems('Sichern', 'Save', [override])).toEqual([['length', reason]]);
    expect(problems('Speichern', 'Save', [override])).toEqual([['length', undefined]]);
    expect(problems('Sichern', 'Save all', [override])).toEqual([['length', undefined]]);
  });

  it('ends when it is withdrawn', () => {
    const withdrawal: Note = { kind: 'withdrawal', rule: 'length', key: 'save', by, at: at(2) };
    expect(problems('Sichern', 'Save', [override, withdrawal])).toEqual([['length', undefined]]);
  });

  it('is possible for wording only: faults that break the product cannot be overridden', () => {
    const held = { text: '{{no', english: '{{name}}' };
    const names = ['undefined', 'length'].map((rule): Note => ({ ...override, rule, ...held }));
    const found = problems('{{no', '{{name}}', names);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([rule]) => rule !== 'length').every(([rule, kept]) => !rule && !kept)).toBe(true);
  });
});

describe('files of notes', () => {
  let root: string;
  const write = (content: string) => {
    root = mkdtempSync(path.join(tmpdir(), 'notes-'));
    mkdirSync(path.join(root, 'content/notes/de'), { recursive: true });
    writeFileSync(path.join(root, 'content/notes/de/app.jsonl'), content);
  };
  afterEach(() => rmSync(root, { recursive: true }));

  it('are read for all languages and namespaces', () => {
    write(
      writtenNotes([{ kind: 'override', rule: 'same', reason: 'A name.', ...held, key: 'a', by, at: at(1) }]),
    );
    expect(readOverrides(root)).toEqual([
      { language: 'de', name: 'app:a', rule: 'same', reason: 'A name.', ...held, by, at: at(1) },
    ]);
  });

  it.each([
    ['{}\n<<<<<<< mine\n', /de\/app.jsonl:2 is not a note/],
    [
      '{"kind":"override","key":"a","at":"1","by":"N"}\n',
      /app.jsonl has a note that is not whole: .*"key":"a"/,
    ],
  ])('reports %j', (content, told) => {
    write(content);
    expect(() => readOverrides(root)).toThrow(told);
  });
});
