import deActivities from '../../../locales/de/activities.json';
import deSheets from '../../../locales/de/carbon-sheets.json';
import deSectors from '../../../locales/de/spend-sectors.json';
import enActivities from '../../../locales/en/activities.json';
import enSheets from '../../../locales/en/carbon-sheets.json';
import enSectors from '../../../locales/en/spend-sectors.json';
import esActivities from '../../../locales/es/activities.json';
import esSheets from '../../../locales/es/carbon-sheets.json';
import esSectors from '../../../locales/es/spend-sectors.json';
import frActivities from '../../../locales/fr/activities.json';
import frSheets from '../../../locales/fr/carbon-sheets.json';
import frSectors from '../../../locales/fr/spend-sectors.json';
import ptActivities from '../../../locales/pt/activities.json';
import ptSheets from '../../../locales/pt/carbon-sheets.json';
import ptSectors from '../../../locales/pt/spend-sectors.json';
import zhActivities from '../../../locales/zh-CN/activities.json';
import zhSheets from '../../../locales/zh-CN/carbon-sheets.json';
import zhSectors from '../../../locales/zh-CN/spend-sectors.json';
import type { Locale } from '../../../core/i18n/locales';

type Names = Readonly<Record<string, string>>;

interface SheetNames {
  /** Of sheets and headings. */
  sheets: typeof enSheets;
  /** By id. */
  activities: Names;
  /** Groups of activities, by `levelKey`. */
  levels: Names;
  /** By the unit's symbol. */
  units: Names;
  /** Of spend sectors, by code. */
  sectors: Names;
}

const of = (
  sheets: typeof enSheets,
  { names: activities, levels, units }: { names: Names; levels: Names; units: Names },
  sectors: Names,
): SheetNames => ({ sheets, activities, levels, units, sectors });

/** Names of the carbon account's sheets, and of what is in their cells, in every language. */
export const sheetNames: Readonly<Record<Locale, SheetNames>> = {
  en: of(enSheets, enActivities, enSectors),
  de: of(deSheets, deActivities, deSectors),
  es: of(esSheets, esActivities, esSectors),
  fr: of(frSheets, frActivities, frSectors),
  pt: of(ptSheets, ptActivities, ptSectors),
  'zh-CN': of(zhSheets, zhActivities, zhSectors),
};
