import { alpha2Codes } from '../../core/countries/alpha-2';
import { locales, type Locale } from '../../core/i18n/locales';
import { activities } from '../activities/activities';
import { hotspotSectors } from '../hotspot-sectors/hotspot-sectors';
import { registrationIndustries } from '../registration-industries/registration-industries';
import { scope3Sectors } from '../scope3-sectors/scope3-sectors';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { pt } from './pt';
import type { SearchWords } from './search-words';
import { zhCN } from './zh-cn';

const all: Record<Locale, SearchWords> = { en, de, es, fr, pt, 'zh-CN': zhCN };
const keys: Record<keyof SearchWords, ReadonlySet<string>> = {
  countries: new Set(alpha2Codes),
  industries: new Set(registrationIndustries.map(({ code }) => code)),
  sectors: new Set(hotspotSectors.map(({ code }) => code)),
  spendSectors: new Set(scope3Sectors.map(({ code }) => code)),
  activities: new Set(
    activities.flatMap(({ activityId, hierarchyLevel3 }) => [String(activityId), hierarchyLevel3]),
  ),
};
const lists = Object.keys(keys) as (keyof SearchWords)[];

describe.each(locales)('in %s', (locale) => {
  it.each(lists)('every key of %s exists', (list) => {
    expect(Object.keys(all[locale][list]).filter((key) => !keys[list].has(key))).toEqual([]);
  });

  it.each(lists)('no words of %s are empty', (list) => {
    const words = Object.values(all[locale][list]).flatMap((each) => each.split(', '));
    expect(words.filter((word) => word.trim() === '' || /[,，、]/u.test(word))).toEqual([]);
  });

  it('every activity is found by other words than its name', () => {
    const { activities: words } = all[locale];
    const without = activities.filter(
      ({ activityId, hierarchyLevel3 }) => !words[activityId] && !words[hierarchyLevel3],
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

it.each([
  ['de', 'Dreherei', 'Feinguss'],
  ['en', 'CNC', 'investment casting'],
  ['es', 'mecanizado', 'microfusión'],
  ['fr', 'découpe', 'cire perdue'],
  ['pt', 'maquinagem', 'cera perdida'],
  ['zh-CN', '零件', '精密铸造'],
] as const)('small metal workshops find their trade in %s', (locale, parts, casting) => {
  const { industries, sectors } = all[locale];
  const wordsOf = (words: string | undefined) => words?.split(', ');
  expect(wordsOf(industries['C25'])).toContain(parts);
  expect(wordsOf(sectors['METAL_PRODUCTS'])).toContain(parts);
  expect(wordsOf(industries['C24'])).toContain(casting);
  expect(wordsOf(sectors['CASTINGS_FORGINGS'])).toContain(casting);
});
