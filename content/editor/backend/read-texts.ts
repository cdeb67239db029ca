import type { Locale } from '../../../core/i18n/locales';
import { textsOf, type Texts } from '../../../scripts/content/texts';
import type { Languages } from './entry-texts';

export const filePath = (language: string, namespace: string) => `locales/${language}/${namespace}.json`;

/** The texts of a namespace as read, with the version of each language's file. */
export interface ReadTexts {
  languages: Languages;
  versions: ReadonlyMap<Locale, string>;
}

/** @throws the fault of the file, and how to find its place */
function parsed(file: string, data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${(error as Error).message}. "npm run content:check" names the line; mend it and reload the editor.`,
      { cause: error },
    );
  }
}

/** Reads a namespace in every language. Throws for a file that cannot be read. */
export async function readTexts(
  place: Pick<Backend, 'getEntry'>,
  codes: readonly Locale[],
  namespace: string,
): Promise<ReadTexts> {
  const languages = new Map<Locale, Texts>();
  const versions = new Map<Locale, string>();
  const files = await Promise.all(codes.map((code) => place.getEntry(filePath(code, namespace))));
  codes.forEach((code, index) => {
    const { data = '', file } = files[index] ?? {};
    const path = filePath(code, namespace);
    languages.set(code, textsOf(path, parsed(path, data)).texts);
    if (file?.id != null) versions.set(code, file.id);
  });
  return { languages, versions };
}
