import { readFile } from 'node:fs/promises';
import type { loadTexts as loadFromServer } from '../../../src/lib/i18n/load-texts';

/** Reads the texts of the working copy where the site would load them. */
export const loadTexts: typeof loadFromServer = async <Texts>(locale: string, namespace: string) =>
  JSON.parse(await readFile(`locales/${locale}/${namespace}.json`, 'utf8')) as Texts;
