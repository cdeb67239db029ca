import type { ObjectSchema, ValidationError } from 'yup';

type Schema = Pick<ObjectSchema<object>, 'validateSync' | 'fields'>;

/**
 * The faults of a record by a schema: the first fault of each field, in the order of the schema's fields. Empty if
 * there are none.
 * @param context what the rules need to know besides the record
 */
export function faultsOf(schema: Schema, record: object, context: object = {}): Record<string, string> {
  try {
    schema.validateSync(record, { abortEarly: false, disableStackTrace: true, context });
    return {};
  } catch (error) {
    const found = new Map<string, string>();
    for (const { path = '', message } of (error as ValidationError).inner)
      if (!found.has(path)) found.set(path, message);
    const names = [...Object.keys(schema.fields), ...found.keys()];
    return Object.fromEntries(
      [...new Set(names)].flatMap((name) => {
        const fault = found.get(name);
        return fault === undefined ? [] : [[name, fault]];
      }),
    );
  }
}
