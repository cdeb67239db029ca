import { withMark, withoutMark } from './formula-mark';

test.each(['=1+1', '+49 7031', '-5', '@SUM(A1)', '\t=1', '\n=1', '＝1+1', '－5'])(
  '%j is marked as a text, and back',
  (text) => {
    expect(withMark(text)).toBe(`'${text}`);
    expect(withoutMark(withMark(text))).toBe(text);
  },
);

test.each(['', 'Hall 1', "'quoted'", "O'Neill", '1=1'])('%j stays as it is', (text) => {
  expect([withMark(text), withoutMark(text)]).toEqual([text, text]);
});
