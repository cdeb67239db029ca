import type { faultsOf } from '../../../core/records/faults-of';

/** The first fault of each field. A fault is a key: what it says in words, the form knows. */
export type Faults<Values> = { [Name in keyof Values]?: string };

export type Check<Values> = (values: Values) => Promise<Faults<Values>>;

/** For a form in which every choice is right. */
export const unchecked = (): Promise<Record<string, never>> => Promise.resolve({});

/**
 * Checks values by the rules of a schema, which is loaded when the first field is checked. Where it cannot be loaded
 * (no network), the server's own check decides.
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
