import fc from 'fast-check';
import { isSame } from '../compare/is-same';
import { mergeAnswers, type StoredAnswers } from './merge';

const stored: StoredAnswers = {
  'question/a': { value: 5, version: 2 },
  'question/b': { value: ['x'], version: 4 },
  'question/gone': { value: null, version: 4 },
};

test('changes and new answers carry the next version; the others stay', () => {
  const changes = { 'question/a': 6, 'question/c': 'new' };
  expect(mergeAnswers(stored, changes, { seen: 4, next: 5 })).toEqual({
    answers: {
      ...stored,
      'question/a': { value: 6, version: 5 },
      'question/c': { value: 'new', version: 5 },
    },
    changed: ['question/a', 'question/c'],
    conflicts: [],
  });
});

test('a different answer by somebody else is kept: two people may answer at the same time', () => {
  const { answers, conflicts } = mergeAnswers(stored, { 'question/a': 6 }, { seen: 3, next: 5 });
  expect(conflicts).toEqual([]);
  expect(answers['question/b']).toEqual(stored['question/b']);
});

test.each([
  ['another value', { 'question/a': 1, 'question/b': ['y'] }, ['question/b']],
  ['an answer that was taken back', { 'question/gone': 1 }, ['question/gone']],
])(
  'changing an answer that somebody else has changed since is a conflict, and nothing is merged: %s',
  (_, changes, keys) => {
    expect(mergeAnswers(stored, changes, { seen: 3, next: 5 })).toEqual({
      answers: stored,
      changed: [],
      conflicts: keys,
    });
  },
);

test('the same value is no change, whatever version was seen', () => {
  expect(mergeAnswers(stored, { 'question/b': ['x'], 'question/new': null }, { seen: 1, next: 5 })).toEqual({
    answers: stored,
    changed: [],
    conflicts: [],
  });
});

test('without a version the changes win', () => {
  const { answers } = mergeAnswers(stored, { 'question/b': null }, { seen: undefined, next: 5 });
  expect(answers['question/b']).toEqual({ value: null, version: 5 });
});

test('versions may be instants', () => {
  const at = (version: string) => ({ 'question/a': { value: 1, version } });
  const merge = (seen: string) =>
    mergeAnswers(
      at('2026-11-20T10:00:00.001Z'),
      { 'question/a': 2 },
      { seen, next: '2026-11-20T10:00:01.000Z' },
    );
  expect(merge('2026-11-20T10:00:00.000Z').conflicts).toEqual(['question/a']);
  expect(merge('2026-11-20T10:00:00.001Z').conflicts).toEqual([]);
});

test('the order of members does not matter, the order of options does', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), (value) => {
      expect(isSame(value, Object.fromEntries(Object.entries(value).reverse()))).toBe(true);
      expect(isSame(value, { ...value, 'one more': 1 })).toBe(Object.is(value['one more'], 1));
    }),
  );
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSame([], {})).toBe(false);
});
