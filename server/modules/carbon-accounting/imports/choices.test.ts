import { locales } from '../../../../core/i18n/locales';
import { currencies } from '../../../../data/money/tables';
import { createCatalog } from '../records/activity-catalog';
import { isCountry, knownActivityIds, sectorCodes } from '../records/reference-data';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import { choicesOf } from './choices';
import { knownNames, knownUnits } from './known-names';
import { readCountry, readUnitName } from './read-names';

const catalog = createCatalog([]);
const pairs = locales.flatMap((template) => locales.map((reader) => [template, reader] as const));

test.each(pairs)('what a template in %s offers is understood by a reader of %s', (template, reader) => {
  const offered = choicesOf(template, catalog);
  const names = knownNames(reader, catalog);
  expect(offered.activity.map((name) => names.activities.find(name))).toEqual(knownActivityIds.map(String));
  expect(offered.sector.map((name) => names.sectors.find(name))).toEqual(sectorCodes);
  expect(offered.unit.map((name) => readUnitName(name, undefined, names))).toEqual(knownUnits);
  expect(offered.country.map((name) => readCountry(name, names)).sort()).toEqual(
    alpha2Codes.filter(isCountry),
  );
  expect(offered.currency.map((name) => names.currencies.find(name))).toEqual(currencies);
});
