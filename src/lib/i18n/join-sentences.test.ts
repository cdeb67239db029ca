import { joinSentences } from './join-sentences';

it('puts a space between sentences, and none between Chinese ones', () => {
  expect(joinSentences(['It has grown.', undefined, 'Calculate again.'])).toBe(
    'It has grown. Calculate again.',
  );
  expect(joinSentences(['排放量已上升。', false, '请重新计算。'])).toBe('排放量已上升。请重新计算。');
});
