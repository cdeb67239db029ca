import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadedNamespaces, loadedTextsPath } from '../../core/i18n/loaded-texts';
import { locales } from '../../core/i18n/locales';

/** Copies the texts that no page is built with into the site, from a folder of complete texts. */
export function writeLoadedTexts(texts: string, siteDirectory: string): void {
  for (const language of locales)
    for (const namespace of loadedNamespaces) {
      const file = join(siteDirectory, loadedTextsPath(language, namespace));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(join(texts, language, `${namespace}.json`), file);
    }
}
