import { allUnits } from '../../../../core/carbon/inputs/units';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import { countryName } from '../../../../core/countries/country-name';
import { currencyNames } from '../../../../core/i18n/intl';
import type { Locale } from '../../../../core/i18n/locales';
import { currencies } from '../../../../data/money/tables';
import { de } from '../../../../data/search-words/de';
import { en } from '../../../../data/search-words/en';
import { es } from '../../../../data/search-words/es';
import { fr } from '../../../../data/search-words/fr';
import { pt } from '../../../../data/search-words/pt';
import type { SearchWords } from '../../../../data/search-words/search-words';
import { unitWords } from '../../../../data/search-words/units';
import { zhCN } from '../../../../data/search-words/zh-cn';
import { sheetNames } from '../../../lib/texts/sheet-names';
import type { ActivityCatalog } from '../records/activity-catalog';
import { sectorCodes } from '../records/reference-data';
import { createNameList, type NameList } from './name-list';

/** The closed lists that cells of a file can refer to. */
export interface KnownNames {
  /** By id, as a text. */
  activities: NameList;
  sectors: NameList;
  countries: NameList;
  units: NameList;
  currencies: NameList;
}

const words: readonly SearchWords[] = [en, de, es, fr, pt, zhCN];
const wordsIn = (list: 'countries' | 'spendSectors' | 'activities', key: string) =>
  words.flatMap((each) => each[list][key]?.split(', ') ?? []);

/** Units that amounts are converted between, and units of a single activity. */
export const knownUnits: readonly string[] = [...new Set([...allUnits, ...Object.keys(sheetNames.en.units)])];

/** The names of each activity by its id, as a text. */
export function activityNames(catalog: ActivityCatalog): (id: string, locale: Locale) => string | undefined {
  const own = new Map(catalog.own.map(({ activityId, names }) => [String(activityId), names]));
  return (id, locale) =>
    own.get(id)?.[locale] ??
    sheetNames[locale].activities[id] ??
    (locale === 'en' ? englishName(id, catalog) : undefined);
}

const englishName = (id: string, catalog: ActivityCatalog) => catalog.find(Number(id))?.name ?? id;

/** @param locale of the reader */
export function knownNames(locale: Locale, catalog: ActivityCatalog): KnownNames {
  const english = (id: string) => englishName(id, catalog);
  const activityWords = (id: string) => [
    english(id),
    ...wordsIn('activities', id),
    ...wordsIn('activities', catalog.find(Number(id))?.hierarchyLevel3 ?? ''),
  ];
  const list = (source: Parameters<typeof createNameList>[0]) => createNameList(source, locale);
  return {
    activities: list({
      codes: catalog.ids.map(String),
      nameOf: activityNames(catalog),
      wordsOf: activityWords,
    }),
    sectors: list({
      codes: sectorCodes,
      nameOf: (code, of) => sheetNames[of].sectors[code],
      wordsOf: (code) => wordsIn('spendSectors', code),
    }),
    countries: list({
      codes: alpha2Codes,
      nameOf: countryName,
      wordsOf: (code) => wordsIn('countries', code),
      takesWords: true,
    }),
    units: list({
      codes: knownUnits,
      nameOf: (unit, of) => sheetNames[of].units[unit],
      wordsOf: (unit) => unitWords[unit]?.split(', ') ?? [],
      takesWords: true,
    }),
    currencies: list({ codes: currencies, nameOf: (code, of) => currencyNames(of).of(code) }),
  };
}
