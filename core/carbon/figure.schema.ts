import { mixed } from 'yup';
import type { FigureRule } from './figures';

/**
 * The field of a figure that keeps one of the rules of `figures.ts`; its fault is the message. NaN stands for what is
 * no number. A figure that is left out has no fault: the shape on the wire says which must be there.
 */
export const figure = (rule: FigureRule) =>
  mixed<number>().test('figure', (value, { createError }) => {
    const fault = value === undefined ? undefined : rule(value);
    return fault === undefined || createError({ message: fault });
  });
