import { mixed } from 'yup';
import type { FigureRule } from './figures';

/**
 * The field of a figure with one of the rules of `figures.ts`; its fault is the message. NaN stands for anything that
 * is not a number. A figure that is left out has no fault: the API schema decides which are required.
 */
export const figure = (rule: FigureRule) =>
  mixed<number>().test('figure', (value, { createError }) => {
    const fault = value === undefined ? undefined : rule(value);
    return fault === undefined || createError({ message: fault });
  });
