import type { Locale } from '../../../../core/i18n/locales';
import { convertNumber } from '../../../lib/i18n/typed-number';

/**
 * A figure in a form: the stored number, or typed text. The text may omit the last digits of the number it
 * represents.
 */
export type TypedFigure = number | string;

/** Converts a typed figure after a change of language. */
export const convertFigure = (figure: TypedFigure, from: Locale, to: Locale): TypedFigure =>
  typeof figure === 'string' ? convertNumber(figure, from, to) : figure;
