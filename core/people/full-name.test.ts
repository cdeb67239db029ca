import { fullName } from './full-name';

it.each([
  ['小明', '王', '王小明'],
  ['민수', '김', '김민수'],
  ['Anna', 'Berger', 'Anna Berger'],
  ['David', '王', 'David 王'],
  ['', '王', '王'],
  ['Cher', '', 'Cher'],
  ['', '', ''],
])('%j and %j are %j', (firstName, lastName, expected) => {
  expect(fullName({ firstName, lastName })).toBe(expected);
});
