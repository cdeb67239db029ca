import { useMemo } from 'react';
import { parseNumber } from '../../../../core/assessment/parse-number';
import { useLocale } from '../../../lib/i18n/use-locale';
import { formatFigure, formatTons, type FigureFormat } from '../results/figures';

export interface Figures {
  figure: (value: number, format: FigureFormat) => string;
  tons: (value: number) => string;
  /** Tonnes more or less than before, with their sign. */
  change: (value: number) => string;
  /** Reads what was typed by the language's own rules; undefined for what is no number. */
  parse: (text: string) => number | undefined;
}

/** Numbers as the reader's language writes them. */
export function useFigures(): Figures {
  const { locale } = useLocale();
  return useMemo(
    () => ({
      figure: (value, format) => formatFigure(value, format, locale),
      tons: (value) => formatTons(value, locale),
      change: (value) => formatTons(value, locale, 'change'),
      parse: (text) => parseNumber(text, locale),
    }),
    [locale],
  );
}
