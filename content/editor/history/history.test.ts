import { changedTexts, withPrevious, versionsOfText } from './changed-texts';
import { wordDifference } from './word-difference';

const told = (before: string, after: string, language = 'en') =>
  wordDifference(before, after, language).map(({ kind, text }) => `${kind}:${text}`);

describe('the difference of a text, word by word', () => {
  test.each([
    ['Save the year', 'Save this year', ['same:Save ', 'gone:the', 'new:this', 'same: year']],
    ['Save', 'Save now', ['same:Save', 'new: now']],
    ['', 'New', ['new:New']],
    ['Old', '', ['gone:Old']],
    ['Same', 'Same', ['same:Same']],
  ])('%s -> %s', (before, after, expected) => expect(told(before, after)).toEqual(expected));

  test('knows the words of a language without spaces', () => {
    expect(told('保存年度', '保存公司', 'zh-CN')).toEqual(['same:保存', 'gone:年度', 'new:公司']);
  });
});

const file = (before: object, after: object) => ({
  path: 'locales/de/app.json',
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});

test('a publication is shown as texts: changed, added and removed', () => {
  const texts = changedTexts([file({ a: 'A', b: { c: 'C' }, same: 'S' }, { a: 'Ah', same: 'S', d: 'D' })]);
  const own = { namespace: 'app', language: 'de' };
  expect(texts).toEqual([
    { ...own, key: 'a', before: 'A', after: 'Ah' },
    { ...own, key: 'd', before: '', after: 'D' },
    { ...own, key: 'b.c', before: 'C', after: '' },
  ]);
  expect(withPrevious(texts)[0]).toEqual({ ...own, key: 'a', text: 'A', seen: 'Ah' });
});

test('a file that was unreadable has no texts, and other files are ignored', () => {
  expect(changedTexts([{ path: 'locales/de/app.json', before: '<<<<<<<', after: '{"a":"A"}' }])).toHaveLength(
    1,
  );
  expect(changedTexts([{ path: 'locales/README.md', before: '{}', after: '{"a":"A"}' }])).toEqual([]);
});

test('the versions of a text are those that changed it', () => {
  const version = (id: string, texts: object) => ({
    ...{ id, name: id, author: 'Ann', time: '2026-11-25T10:00:00Z' },
    data: JSON.stringify(texts),
  });
  const versions = versionsOfText('a', [
    version('4', { a: 'New', b: 'B' }),
    version('3', { a: 'New' }),
    version('2', { a: 'Old' }),
    version('1', {}),
  ]);
  expect(versions.map(({ id, text }) => `${id} ${text}`)).toEqual(['3 New', '2 Old']);
});
