import { localeNames, locales } from '../../core/i18n/locales';
import { hasHistory } from './history';
import { readAllNotes } from './notes/read-notes';
import { readStillRight } from './read-rules';
import { languageStatus, type LanguageStatus } from './status';

/** The progress of all languages. */
export interface Statuses {
  /** False if the full Git history is not available: then outdated texts are unknown. */
  withHistory: boolean;
  languages: readonly (LanguageStatus & { name: string })[];
}

/** Reads it from the working copy; takes seconds. */
export function allStatuses(): Statuses {
  const withHistory = hasHistory();
  const known = { root: 'locales', stillRight: readStillRight(), notes: readAllNotes(), withHistory };
  const languages = locales.map((language) => ({
    name: localeNames[language],
    ...languageStatus({ ...known, language }),
  }));
  return { withHistory, languages };
}
