import { collator } from '../../core/i18n/intl';
import { defaultLocale, localeNames, type Locale } from '../../core/i18n/locales';
import type { Term } from './rules';

/** The glossary of one language, for people who translate or write. */
export function glossaryPage(language: Locale, glossary: readonly Term[]): string {
  const head = ['Term', ...(language === 'en' ? [] : [localeNames[language]]), 'Meaning', 'Not'];
  const { compare } = collator(defaultLocale);
  const rows = [...glossary]
    .sort((a, b) => compare(a.english, b.english))
    .map(({ english, translations, meaning, avoid }) => [
      english,
      ...(language === 'en' ? [] : [translations[language][0] ?? '']),
      meaning,
      (avoid?.[language] ?? []).join(', '),
    ]);
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `# Glossary: ${localeNames[language]}

The terms of the trade as the product's texts say them. Written by \`npm run content:glossary\` from \`content/rules/glossary.json\`; \`npm run content:check\` names the texts that say them otherwise.

${lines.join('\n')}
`;
}
