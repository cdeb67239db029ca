import { createInstance } from 'i18next';
import de from '../../../../locales/de/sign-in.json';
import en from '../../../../locales/en/sign-in.json';
import es from '../../../../locales/es/sign-in.json';
import fr from '../../../../locales/fr/sign-in.json';
import pt from '../../../../locales/pt/sign-in.json';
import zhCN from '../../../../locales/zh-CN/sign-in.json';
import { adaptInterpolation } from '../../../../core/i18n/adapt-interpolation';
import { defaultLocale, type Locale } from '../../../../core/i18n/locales';
import { site } from '../../../../site.config';

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${Keys<Texts[Key]>}`;
}[keyof Texts & string];

export type TextKey = Keys<typeof en>;
/** The text of a key in the language of the page; `values` fill its placeholders. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const namespace = 'sign-in';
const translations: Record<Locale, object> = { en, de, es, fr, pt, 'zh-CN': zhCN };

const i18n = createInstance();
void i18n.init({
  initImmediate: false,
  resources: Object.fromEntries(
    Object.entries(translations).map(([locale, texts]) => [locale, { [namespace]: texts }]),
  ),
  fallbackLng: defaultLocale,
  defaultNS: namespace,
  // An emptied text counts as missing.
  returnEmptyString: false,
  // React escapes.
  interpolation: { escapeValue: false, defaultVariables: { product: site.name } },
});
adaptInterpolation(i18n);

export function translateTo(locale: Locale): Translate {
  return (key, values) => i18n.t<string, string>(key, { ...values, lng: locale });
}
