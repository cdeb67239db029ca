import { Value } from 'typebox/value';
import { valueLists, type ValueListName } from '../core/contracts/value-lists';
import { alpha2Codes } from '../core/countries/alpha-2';
import { locales, type Locale } from '../core/i18n/locales';
import { countryName } from '../core/countries/country-name';
import { activities, activityFactorKeys } from './activities/activities';
import { countries } from './countries/countries';
import { hotspotSectors } from './hotspot-sectors/hotspot-sectors';
import { prefills } from './prefills/prefills';
import { registrationIndustries } from './registration-industries/registration-industries';
import { scope3Sectors, spendSectors } from './scope3-sectors/scope3-sectors';
import { valueListData } from './value-lists';

const names = Object.keys(valueLists) as ValueListName[];
const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const textsOf = (locale: Locale, namespace: string) =>
  jest.requireActual<Record<string, string>>(`../locales/${locale}/${namespace}.json`);

describe.each(names)('%s', (name) => {
  const items = valueListData[name];

  test('has items of the documented shape, without further fields', () => {
    const fields = Object.keys(valueLists[name].properties).sort();
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect([...Value.Errors(valueLists[name], item)]).toEqual([]);
      expect(Object.keys(item).sort()).toEqual(fields);
    }
  });

  test('has every id and every code once, and no empty name', () => {
    expect(repeated(items.map(({ id }) => id))).toEqual([]);
    expect(repeated(items.flatMap((item) => ('code' in item ? [item.code] : [])))).toEqual([]);
    expect(items.filter((item) => 'name' in item && item.name.trim() === '')).toEqual([]);
  });
});

test('companies choose from at least 150 activities', () => {
  expect(activities.filter(({ isActive }) => isActive).length).toBeGreaterThanOrEqual(150);
});

describe('countries', () => {
  test('are those of ISO 3166-1', () => {
    expect(countries.map(({ code }) => code)).toEqual(alpha2Codes);
    expect(countries.filter(({ countryId }) => countryId < 1 || countryId > 999)).toEqual([]);
  });

  test.each([
    ['DE', 276, 'Germany'],
    ['CN', 156, 'China'],
    ['US', 840, 'United States'],
    ['GB', 826, 'United Kingdom'],
    ['CI', 384, 'Côte d’Ivoire'],
  ])('%s is number %d, %s', (code, countryId, name) => {
    expect(countries.find((country) => country.code === code)).toMatchObject({ countryId, name });
  });

  test('without inhabitants are not active', () => {
    const inactive = countries.filter(({ isActive }) => !isActive).map(({ code }) => code);
    expect(inactive).toEqual(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);
  });
});

describe('translations', () => {
  test('in English are the names of the tables', () => {
    const namesByCode = (items: readonly { code: string; name: string }[]) =>
      Object.fromEntries(items.map(({ code, name }) => [code, name]));
    expect(textsOf('en', 'sectors')).toEqual(namesByCode(hotspotSectors));
    expect(textsOf('en', 'industries')).toEqual(namesByCode(registrationIndustries));
  });

  test.each(locales)('in %s name every country, sector and industry differently', (locale) => {
    for (const namespace of ['sectors', 'industries']) {
      expect(repeated(Object.values(textsOf(locale, namespace)))).toEqual([]);
    }
    expect(repeated(countries.map(({ code }) => countryName(code, locale)))).toEqual([]);
  });
});

describe('scope 3 sectors', () => {
  test('belong to a hotspot sector each, and every hotspot sector has some', () => {
    const used = new Set(scope3Sectors.map(({ hotspotSectorId }) => hotspotSectorId));
    expect([...used].sort((a, b) => a - b)).toEqual(hotspotSectors.map(({ id }) => id));
  });

  test('name the published industry and group that their factor comes from, each industry once', () => {
    for (const { naics, useeio } of spendSectors) {
      expect(naics).toMatch(/^\d{6}$/);
      expect(useeio).toMatch(/^[0-9A-Z]{6}(, [0-9A-Z]{6})*$/);
    }
    expect(repeated(spendSectors.map(({ naics }) => naics))).toEqual([]);
  });
});

describe('activities', () => {
  test('name the source of their factor', () => {
    for (const { activityId } of activities) {
      expect(activityFactorKeys.get(activityId)).toMatch(
        /^(grid|contract|tariff|none|own-generation|ipcc-2006\/process\/\d+|desnz-2025\/\d+(_\d+){4})$/,
      );
    }
  });

  test('have different names on one sheet', () => {
    expect(
      repeated(activities.map(({ name, dataCollectionSheet }) => `${dataCollectionSheet} ${name}`)),
    ).toEqual([]);
  });
});

describe('prefills', () => {
  test('have shares above 0 that add up to 100, each sector once', () => {
    for (const { spendInputs } of prefills) {
      expect(spendInputs.reduce((sum, { shareOfInput }) => sum + shareOfInput, 0)).toBe(100);
      expect(spendInputs.filter(({ shareOfInput }) => shareOfInput <= 0)).toEqual([]);
      expect(repeated(spendInputs.map(({ scope3SectorId }) => scope3SectorId))).toEqual([]);
    }
  });

  test('are for one industry each, with purchases between 0 and 100 % of turnover', () => {
    expect(repeated(prefills.map(({ industryId }) => industryId))).toEqual([]);
    for (const { spendVolumeShare } of prefills) {
      expect(spendVolumeShare).toBeGreaterThan(0);
      expect(spendVolumeShare).toBeLessThanOrEqual(100);
    }
  });
});
