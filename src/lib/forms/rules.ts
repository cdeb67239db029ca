import type { ObjectSchema, ValidationError } from 'yup';

/** The first fault of each field. A fault is a key: what it says in words, the form knows. */
export type Faults<Values> = { [Name in keyof Values]?: string };

export type Check<Values> = (values: Values) => Promise<Faults<Values>>;

/** Always the same, so that what has no fault is not drawn again. */
const noFaults = {};

/**
 * Checks values by the rules of a schema, which is loaded when the first field is checked. Where it cannot be loaded
 * (no network), the server's own check decides.
 */
export function checkWith<Values extends object>(
  load: () => Promise<Pick<ObjectSchema<object>, 'validateSync'>>,
  context: object = {},
): Check<Values> {
  return async (values) => {
    const schema = await load().catch(() => undefined);
    try {
      schema?.validateSync(values, { abortEarly: false, context });
      return noFaults;
    } catch (error) {
      return faultsOf(error as ValidationError);
    }
  };
}

function faultsOf<Values>({ inner }: ValidationError): Faults<Values> {
  const faults: Faults<Values> = {};
  for (const { path, message } of inner) faults[path as keyof Values] ??= message;
  return faults;
}
