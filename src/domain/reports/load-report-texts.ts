import { createInstance, type i18n } from 'i18next';
import { adaptInterpolation } from '../../../core/i18n/adapt-interpolation';
import type { LoadedNamespace } from '../../../core/i18n/loaded-texts';
import type { Locale } from '../../../core/i18n/locales';
import { loadTexts } from '../../lib/i18n/load-texts';
import { reportTexts, type ReportTexts } from './report-texts';

const namespaces = ['sustainability-report', 'vsme'] as const satisfies readonly LoadedNamespace[];

/** The texts of reports outside components. */
export async function loadReportTexts(locale: Locale): Promise<ReportTexts> {
  const words = await loadWords(locale);
  return reportTexts(
    words.getFixedT(locale, 'vsme'),
    words.getFixedT(locale, 'sustainability-report'),
    locale,
  );
}

/** The texts of reports, loaded separately because few people open one on the page that shows them. */
export async function loadWords(locale: Locale): Promise<i18n> {
  const words = createInstance();
  const texts = await Promise.all(
    namespaces.map(async (name) => [name, await loadTexts<object>(locale, name)] as const),
  );
  const resources = { [locale]: Object.fromEntries(texts) };
  await words.init({ lng: locale, resources, interpolation: { escapeValue: false } });
  adaptInterpolation(words);
  return words;
}
