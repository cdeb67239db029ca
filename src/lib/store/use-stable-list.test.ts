import { renderHook } from '@testing-library/react';
import { useStableList } from './use-stable-list';

const [first, second, third] = [{ id: 1 }, { id: 2 }, { id: 3 }];

test('a list with the same items stays the same array', () => {
  const { result, rerender } = renderHook(useStableList, { initialProps: [first, second] });
  const kept = result.current;
  rerender([first, second]);
  expect(result.current).toBe(kept);
});

test.each([
  ['another item', [first, third]],
  ['another order', [second, first]],
  ['one item more', [first, second, third]],
  ['one item less', [first]],
])('a list with %s is another', (_, next) => {
  const { result, rerender } = renderHook(useStableList, { initialProps: [first, second] });
  rerender(next);
  expect(result.current).toEqual(next);
});
