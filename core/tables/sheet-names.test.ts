import { withSheetNames } from './sheet-names';

test.each([
  [
    ['B1', 'B2'],
    ['B1', 'B2'],
  ],
  [['a/b: [c]?*\\'], ['a b   c']],
  [
    ["'Quoted'", '', '///'],
    ['Quoted', 'Sheet', 'Sheet 2'],
  ],
  [
    ['x'.repeat(40), 'X'.repeat(40)],
    ['x'.repeat(31), `${'X'.repeat(29)} 2`],
  ],
  [
    ['Sites', 'sites', 'Sites 2'],
    ['Sites', 'sites 2', 'Sites 2 2'],
  ],
])('%j become %j', (wanted, names) =>
  expect(withSheetNames(wanted.map((name) => ({ name }))).map(({ name }) => name)).toEqual(names),
);
