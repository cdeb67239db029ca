import { useMemo } from 'react';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import type { TypedFigure } from './typed-figure';
import { useFigures } from '../../../lib/i18n/use-figures';

export interface TypedFigures {
  /** 0 for an empty field; NaN for text that is not a number, or has a percent sign next to another unit. */
  read: (figure: TypedFigure, unit?: string) => number;
  /** Props of a field with a figure. Typing the stored value again restores the stored number. */
  control: <Name extends string>(
    field: FieldControl<TypedFigure, Name>,
    stored: TypedFigure,
  ) => FieldControl<string, Name>;
}

/** Figures in forms, typed in the reader's language. */
export function useTypedFigures(): TypedFigures {
  const { figure: format, parse } = useFigures();
  return useMemo(() => {
    const show = (figure: TypedFigure) => (typeof figure === 'string' ? figure : format(figure, 'typed'));
    return {
      read(figure, unit) {
        if (typeof figure === 'number') return figure;
        return figure.trim() === '' ? 0 : (parse(figure, unit) ?? NaN);
      },
      control: (field, stored) => ({
        ...field,
        value: show(field.value),
        onChange: (text) => field.onChange(text === show(stored) ? stored : text),
      }),
    };
  }, [format, parse]);
}
