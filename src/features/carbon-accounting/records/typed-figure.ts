import type { Locale } from '../../../../core/i18n/locales';
import { retyped } from '../../../lib/i18n/typed-number';

/**
 * A figure in a form: the number that is stored, or what was typed instead. A text may leave out the last digits of
 * the number that it stands for.
 */
export type TypedFigure = number | string;

/** A typed figure after a change of language. */
export const retypeFigure = (figure: TypedFigure, from: Locale, to: Locale): TypedFigure =>
  typeof figure === 'string' ? retyped(figure, from, to) : figure;
