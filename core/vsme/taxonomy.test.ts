import { taxonomy } from '../../data/vsme/taxonomy';
import { countryName } from '../countries/country-name';

test('every country to choose has a name, and no other has the same', () => {
  const countries = taxonomy.concepts.get('CountryOfSite')?.options ?? [];
  const names = countries.map((code) => countryName(code, 'en'));
  expect(new Set(names).size).toBe(249);
  expect(names.filter((name) => /^[A-Z]{2}$/u.test(name))).toEqual([]);
});
