import { createInstance } from 'i18next';
import de from '../../locales/de/mail.json';
import deSectors from '../../locales/de/sectors.json';
import en from '../../locales/en/mail.json';
import enSectors from '../../locales/en/sectors.json';
import es from '../../locales/es/mail.json';
import esSectors from '../../locales/es/sectors.json';
import fr from '../../locales/fr/mail.json';
import frSectors from '../../locales/fr/sectors.json';
import pt from '../../locales/pt/mail.json';
import ptSectors from '../../locales/pt/sectors.json';
import zhCN from '../../locales/zh-CN/mail.json';
import zhCNSectors from '../../locales/zh-CN/sectors.json';
import { adaptInterpolation } from '../../core/i18n/adapt-interpolation';
import { defaultLocale, type Locale } from '../../core/i18n/locales';
import { site } from '../../site.config';

const i18n = createInstance();
void i18n.init({
  initImmediate: false,
  resources: {
    en: { mail: en, sectors: enSectors },
    de: { mail: de, sectors: deSectors },
    es: { mail: es, sectors: esSectors },
    fr: { mail: fr, sectors: frSectors },
    pt: { mail: pt, sectors: ptSectors },
    'zh-CN': { mail: zhCN, sectors: zhCNSectors },
  },
  fallbackLng: defaultLocale,
  defaultNS: 'mail',
  // An emptied text counts as missing.
  returnEmptyString: false,
  // React escapes; plain text needs no escaping.
  interpolation: { escapeValue: false, defaultVariables: { product: site.name } },
});
adaptInterpolation(i18n);

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Replaces a brace that someone typed: i18next would take `{{product}}` in a name for a placeholder. */
const typedBrace = '\uE000';

const guard = (value: string | number) =>
  typeof value === 'string' ? value.replaceAll('{', typedBrace) : value;

/** The texts of `mail.json` in a language. */
export function translateTo(locale: Locale): Translate {
  return (key, values = {}) => {
    const guarded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, guard(value)]));
    return i18n.t(key, { ...guarded, lng: locale }).replaceAll(typedBrace, '{');
  };
}

/** For the preview in the text editor: the `mail.json` of a language with changes. */
export function changeTexts(locale: Locale, change: (texts: object) => object): void {
  i18n.addResourceBundle(locale, 'mail', change(i18n.getResourceBundle(locale, 'mail') as object));
}

/** A hotspot sector's name in a language; the code if it has no name. */
export function sectorName(code: string, locale: Locale): string {
  return i18n.t(code, { lng: locale, ns: 'sectors' });
}
