import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales } from '../../core/i18n/locales';
import { englishText } from '../content/compare';
import { readLanguageFile } from '../content/language-files';
import { expectedKeys } from '../content/plurals';
import { treeOf, type Texts, type TextTree } from '../content/texts';

/** The texts of a language, in English where it has none. */
export function completeTexts(english: Texts, translated: Texts, language: string): TextTree {
  return treeOf(
    [...expectedKeys(english.keys(), language)].flatMap((key) => {
      const own = translated.get(key);
      const text = own?.trim() ? own : englishText(key, english);
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}

/**
 * The texts that the site is built from, by `language/namespace.json`. Each language is complete: untranslated texts
 * are shown in English. Throws for a file that cannot be read.
 */
export function completeFiles(root: string): Map<string, string> {
  const names = readdirSync(join(root, defaultLocale));
  return new Map(
    locales.flatMap((language) =>
      names.map((name) => {
        const namespace = name.replace(/\.json$/, '');
        const english = readLanguageFile(root, defaultLocale, namespace);
        const texts = completeTexts(english, readLanguageFile(root, language, namespace), language);
        return [`${language}/${name}`, JSON.stringify(texts)] as const;
      }),
    ),
  );
}

/** Writes them. Files that have not changed are left alone, so Gatsby renders only the pages of changed ones. */
export function writeCompleteTexts(root: string, target: string): void {
  const files = completeFiles(root);
  for (const language of locales) {
    const folder = join(target, language);
    mkdirSync(folder, { recursive: true });
    for (const extra of readdirSync(folder).filter((name) => !files.has(`${language}/${name}`)))
      rmSync(join(folder, extra));
  }
  for (const [file, content] of files) writeIfChanged(join(target, file), content);
}

function writeIfChanged(file: string, content: string): void {
  let before: string | undefined;
  try {
    before = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (before !== content) writeFileSync(file, content);
}
