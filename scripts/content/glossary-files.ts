import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { locales } from '../../core/i18n/locales';
import { glossaryPage } from './glossary-page';
import type { Term } from './rules';

/** The pages of the glossary in all languages, formatted, by file. */
export async function glossaryFiles(glossary: readonly Term[]): Promise<Map<string, string>> {
  const pages = await Promise.all(
    locales.map(async (language) => {
      const file = path.join('docs', 'glossary', `${language}.md`);
      return [file, (await format(file, glossaryPage(language, glossary))).code] as const;
    }),
  );
  return new Map(pages);
}

/** Faults of files that are missing or differ from the glossary, with what to do. */
export async function glossaryFileFaults(glossary: readonly Term[]): Promise<string[]> {
  const files = await glossaryFiles(glossary);
  return [...files].flatMap(([file, page]) =>
    written(file) === page ? [] : [`${file} is not what the glossary says; run npm run content:glossary`],
  );
}

function written(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
