import type { faultsOf } from '../../../core/records/faults-of';

/** The first fault of each field. A fault is a key; the form maps it to a text. */
export type Faults<Values> = { [Name in keyof Values]?: string };

export type Check<Values> = (values: Values) => Promise<Faults<Values>>;

/** For a form without invalid values. */
export const noValidation = (): Promise<Record<string, never>> => Promise.resolve({});

/**
 * Validates values with a schema that is loaded when the first field is checked. If it cannot be loaded (offline), only
 * the server validates.
 */
export function checkWith<Values extends object>(
  load: () => Promise<Parameters<typeof faultsOf>[0]>,
  context: object = {},
): Check<Values> {
  return async (values) => {
    const rules = await Promise.all([import('../../../core/records/faults-of'), load()]).catch(
      () => undefined,
    );
    return rules ? (rules[0].faultsOf(rules[1], values, context) as Faults<Values>) : {};
  };
}
