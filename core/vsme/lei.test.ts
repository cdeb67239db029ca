import { isLei } from './lei';

test.each([
  ['529900T8BM49AURSDO55', true],
  ['549300MLUDYVRQOOXS22', true],
  ['529900T8BM49AURSDO56', false],
  ['529900T8BM49AURSD055', false],
  ['529900T8BM49AURSDO5', false],
  ['529900t8bm49aursdo55', false],
  ['', false],
])('%s is an LEI: %s', (text, is) => {
  expect(isLei(text)).toBe(is);
});
