import { initials } from './avatar';

describe('initials', () => {
  test.each([
    ['Anna Berger', 'AB'],
    ['ángel de la núñez', 'ÁN'],
    ['李美', '李'],
    ['  Cher  ', 'C'],
    ['(Dr.) Jean-Luc «Picard»', 'DP'],
    ['', ''],
    ['—', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
