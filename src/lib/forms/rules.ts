import type { faultsOf } from '../../../core/records/faults-of';

/** The first fault of each field. A fault is a key: what it says in words, the form knows. */
export type Faults<Values> = { [Name in keyof Values]?: string };

export type Check<Values> = (values: Values) => Promise<Faults<Values>>;

/** Always the same, so that what has no fault is not drawn again. */
const noFaults = {};

/** For a form in which every choice is right. */
export const unchecked = (): Promise<Record<string, never>> => Promise.resolve(noFaults);

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
    if (!rules) return noFaults;
    const [{ faultsOf }, schema] = rules;
    const faults = faultsOf(schema, values, context);
    return Object.keys(faults).length === 0 ? noFaults : (faults as Faults<Values>);
  };
}
