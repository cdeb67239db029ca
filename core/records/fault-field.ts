import { mixed } from 'yup';

/** A field whose fault depends on other fields of its record, or on the context of the rules. */
export const faultField = <Values, Context = unknown>(
  find: (record: Values, context: Context) => string | undefined,
) =>
  mixed()
    .nullable()
    .test('fault', (_value, { parent, options, createError }) => {
      const message = find(parent as Values, options.context as Context);
      return message === undefined || createError({ message });
    });
