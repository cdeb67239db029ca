import type { Locale } from '../../../core/i18n/locales';
import type { AllTexts } from '../search/find-texts';
import { translateBy, type TranslationService } from './machine';
import { similarTexts, type Suggestion } from './similar-texts';

export interface Suggester {
  similar(asked: Parameters<typeof similarTexts>[0]): Promise<Suggestion[]>;
  /** Called when texts have changed. */
  forget(): void;
  /** A translation service; undefined if no operator has configured one. */
  translate: { host: string; by: (english: string, language: Locale) => Promise<Suggestion> } | undefined;
}

/** Suggests existing translations, and uses a translation service if there is one. */
export function createSuggester(
  readAll: () => Promise<AllTexts>,
  service: TranslationService | undefined,
): Suggester {
  /** All texts, read when they are first needed. */
  let texts: Promise<AllTexts> | undefined;
  const forget = () => (texts = undefined);
  const readOnce = () => {
    texts ??= readAll();
    texts.catch(forget);
    return texts;
  };
  const ask = ({ url, ...service }: TranslationService): Suggester['translate'] => {
    const { host } = new URL(url);
    const by = async (english: string, language: Locale) => ({
      text: await translateBy({ url, ...service }, english, language),
      source: host,
    });
    return { host, by };
  };
  return {
    forget,
    // Without the other texts there is nothing to suggest, but the field still works.
    similar: async (asked) =>
      readOnce().then(
        (all) => similarTexts(asked, all),
        () => [],
      ),
    translate: service && ask(service),
  };
}
