import { numberFormat } from './intl';
import { normaliseLocale } from './locales';

/** The placeholders that hold counts; numbers under other names can be years, rows of a file or codes. */
const counts = new Set<unknown>('count total answered done of all rows quota create update same'.split(' '));

/** Options of i18next's interpolation: texts show counts as their language writes numbers, `1,234`. */
export const formattedCounts = {
  alwaysFormat: true,
  format(value: unknown, _format?: string, language?: string, options: Record<string, unknown> = {}) {
    if (typeof value !== 'number' || !counts.has(options['interpolationkey'])) return value as string;
    return numberFormat(normaliseLocale(language)).format(value);
  },
};
