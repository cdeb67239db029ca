import { labelLayout } from './label-layout';

test.each([
  ['fit next to each other', [40, 52], 60, { rotation: 0, height: 28, maxWidth: Infinity }],
  ['are slanted if the longest does not fit', [40, 53], 60, { rotation: -35, height: 59, maxWidth: 112 }],
  ['are truncated if they are very long', [400], 60, { rotation: -35, height: 93, maxWidth: 112 }],
  [
    'stay as they are until the width is known',
    [400],
    undefined,
    { rotation: 0, height: 28, maxWidth: Infinity },
  ],
  ['of no bars need a line', [], 60, { rotation: 0, height: 28, maxWidth: Infinity }],
])('labels %s', (_what, widths, column, expected) => {
  expect(labelLayout(widths, column, 28)).toEqual(expected);
});
