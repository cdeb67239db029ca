import type { Locale } from '../../../core/i18n/locales';

/** A service with LibreTranslate's API that an operator has configured in backend.json. */
export interface TranslationService {
  url: string;
  /** The service's code of a language, if it is not the first part of ours. */
  languages?: Partial<Record<Locale, string>>;
}

/** Requests a translation of one English text. Nothing else is sent, and only when somebody asks for it. */
export async function translateBy(
  { url, languages }: TranslationService,
  english: string,
  language: Locale,
): Promise<string> {
  const target = languages?.[language] ?? language.split('-')[0];
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: english, source: 'en', target, format: 'text' }),
  }).catch(() => {
    throw new Error(`${new URL(url).host} does not answer.`);
  });
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}.`);
  return ((await answer.json()) as { translatedText: string }).translatedText;
}
