import type { Locale } from '../../../core/i18n/locales';

/** A service of the interface of LibreTranslate that an operator has named in backend.json. */
export interface TranslationService {
  url: string;
  /** What the service calls a language, where that is not the first part of its code. */
  languages?: Partial<Record<Locale, string>>;
}

/** Asks for a translation of one English text; nothing else leaves the editor, and only when somebody asks. */
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
