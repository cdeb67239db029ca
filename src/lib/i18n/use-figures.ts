import { useMemo } from 'react';
import { parseNumber } from '../../../core/assessment/parse-number';
import {
  formatAtChart,
  formatFigure,
  formatMoney,
  formatPercent,
  formatTons,
  type FigureFormat,
} from './figures';
import { useLocale } from './use-locale';

export interface Figures {
  figure: (value: number, format: FigureFormat) => string;
  tons: (value: number) => string;
  /** Tonnes more or less than before, with their sign. */
  change: (value: number) => string;
  /** Tonnes in a sentence, where nothing needs to align. */
  mass: (value: number) => string;
  /** At an axis or a bar of a chart. */
  atChart: (value: number) => string;
  /** Points of a score. */
  points: (value: number) => string;
  /** Whole percent with its sign; `value` is in percent. */
  percent: (value: number) => string;
  /** Percent with its sign and one decimal, for mostly small values; `value` is in percent. */
  finePercent: (value: number) => string;
  /** The same in a column of a table, whose decimal signs align. */
  columnPercent: (value: number) => string;
  /** Money with its currency, as precise as it was entered. */
  money: (value: number, currency: string) => string;
  /** Parses a typed number in the reader's notation; undefined if it is no number of the unit. */
  parse: (text: string, unit?: string) => number | undefined;
}

/** Numbers in the reader's notation. */
export function useFigures(): Figures {
  const { locale } = useLocale();
  return useMemo(() => {
    return {
      figure: (value, format) => formatFigure(value, format, locale),
      tons: (value) => formatTons(value, locale),
      change: (value) => formatTons(value, locale, 'change'),
      mass: (value) => formatTons(value, locale, 'mass'),
      atChart: (value) => formatAtChart(value, locale),
      points: (value) => formatFigure(value, 'points', locale),
      percent: (value) => formatPercent(value, locale, 0),
      finePercent: (value) => formatPercent(value, locale, 1),
      columnPercent: (value) => formatPercent(value, locale, 1, 1),
      money: (value, currency) => formatMoney(value, currency, locale),
      parse: (text, unit) => parseNumber(text, locale, unit),
    };
  }, [locale]);
}
