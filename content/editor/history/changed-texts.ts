import { isLocale, type Locale } from '../../../core/i18n/locales';
import { textsOf, type Texts } from '../../../scripts/content/texts';
import type { Change } from '../backend/publish-changes';
import type { ChangedFile, FileVersion } from '../working-copy';

export interface ChangedText {
  namespace: string;
  language: Locale;
  key: string;
  before: string;
  after: string;
}

/** The texts of a file at any time; none if it was unreadable. */
function textsIn(data: string): Texts {
  try {
    return textsOf('', JSON.parse(data)).texts;
  } catch {
    return new Map();
  }
}

/** The texts that differ between two states of language files. */
export function changedTexts(files: readonly ChangedFile[]): ChangedText[] {
  return files.flatMap(({ path, before, after }) => {
    const [, language = '', namespace = ''] = /^locales\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
    if (!isLocale(language)) return [];
    const [old, now] = [textsIn(before), textsIn(after)];
    return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
      const text = { namespace, language, key, before: old.get(key) ?? '', after: now.get(key) ?? '' };
      return text.before === text.after ? [] : [text];
    });
  });
}

/** The changes that undo changes; the publisher refuses them if a text has changed again since. */
export const withPrevious = (texts: readonly ChangedText[]): Change[] =>
  texts.map(({ before, after, ...text }) => ({ ...text, text: before, seen: after }));

export interface TextVersion extends Omit<FileVersion, 'data'> {
  text: string;
}

/** The versions of one text, the newest first: of equal ones, the one that introduced it. */
export function versionsOfText(key: string, versions: readonly FileVersion[]): TextVersion[] {
  const all = versions.map(({ data, ...version }) => ({ ...version, text: textsIn(data).get(key) ?? '' }));
  const changed = all.filter(({ text }, index) => text !== all[index + 1]?.text);
  return changed.filter(({ text }, index) => text !== '' || index === 0);
}
