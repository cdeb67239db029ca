import { createInstance, type i18n } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { formattedCounts } from '../../../core/i18n/counts';
import type { Locale } from '../../../core/i18n/locales';

const instances = new Map<Locale, i18n>();

function textsIn(locale: Locale): i18n {
  const known = instances.get(locale);
  if (known) return known;
  const folder = `${process.cwd()}/locales/${locale}`;
  const texts = readdirSync(folder).map((file): [string, object] => [
    basename(file, '.json'),
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object,
  ]);
  const made = createInstance().use(initReactI18next);
  void made.init({
    lng: locale,
    resources: { [locale]: Object.fromEntries(texts) },
    interpolation: { escapeValue: false, defaultVariables: { product: 'supplier+s' }, ...formattedCounts },
  });
  instances.set(locale, made);
  return made;
}

/** Wraps the tested component in the product's own texts. */
export function WithTexts({ children, locale = 'en' }: { children: ReactNode; locale?: Locale }) {
  return <I18nextProvider i18n={textsIn(locale)}>{children}</I18nextProvider>;
}
