import { search } from '../../core/search/search';
import { levelKey } from '../../core/carbon/factors/level-key';
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

interface ActivityTexts {
  names: Record<string, string>;
  levels: Record<string, string>;
}
const textsOf = (locale: Locale) =>
  jest.requireActual<ActivityTexts>(`../../locales/${locale}/activities.json`);

describe('business travel', () => {
  const trips = activities.filter(({ hierarchyLevel1 }) => hierarchyLevel1 === 'Business travel');
  const found = (locale: Locale, typed: string) => {
    const { names, levels } = textsOf(locale);
    const { activities: words } = all[locale];
    const things = trips.map(({ activityId: id, ...activity }) => {
      const above = [activity.hierarchyLevel1, activity.hierarchyLevel2, activity.hierarchyLevel3];
      const further = [words[id], words[activity.hierarchyLevel3]].flatMap((each) => each?.split(', ') ?? []);
      return {
        id,
        label: names[id] ?? '',
        terms: [...above.map((each) => levels[levelKey(each)] ?? ''), ...further],
      };
    });
    return search(things, typed, 'anywhere').map(({ id }) => id);
  };
  const [flight, train, taxi, car, ferry, hotel] = [605, 621, 626, 628, 631, 641];
  const every = [flight, train, taxi, car, ferry, hotel];

  it.each<[Locale, string, number[]]>([
    ['en', 'business trip', every],
    ['en', 'hire car', [car]],
    ['de', 'Geschäftsreise', every],
    ['de', 'Mietwagen', [car]],
    ['es', 'viaje', every],
    ['es', 'viaje de negocios', every],
    ['es', 'desplazamiento', every],
    ['es', 'avión', [flight]],
    ['es', 'tren', [train]],
    ['es', 'hotel', [hotel]],
    ['es', 'coche de alquiler', [car]],
    ['es', 'barco', [ferry]],
    ['fr', 'voyage', every],
    ['fr', 'voyage d’affaires', every],
    ['fr', 'déplacement', every],
    ['fr', 'avion', [flight]],
    ['fr', 'TGV', [train]],
    ['fr', 'VTC', [taxi]],
    ['fr', 'hôtel', [hotel]],
    ['fr', 'bateau', [ferry]],
    ['pt', 'viagem', every],
    ['pt', 'viagem de negócios', every],
    ['pt', 'avião', [flight]],
    ['pt', 'comboio', [train]],
    ['pt', 'trem', [train]],
    ['pt', 'hotel', [hotel]],
    ['zh-CN', '出差', every],
    ['zh-CN', '网约车', [taxi]],
  ])('in %s is found by “%s”', (locale, typed, expected) => {
    expect(
      found(locale, typed)
        .filter((id) => every.includes(id))
        .sort(),
    ).toEqual(expected);
  });
});
