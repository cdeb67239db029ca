import { isSame } from '../../../core/compare/is-same';

/** A form that is being filled in: what it holds, and for each field the stored value that the person had in sight. */
export interface FormState<Values> {
  values: Values;
  base: Values;
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

/** The form after what is stored has changed: fields that the person has not touched take the stored value. */
export function followStored<Values extends object>(
  { values, base }: FormState<Values>,
  stored: Values,
): FormState<Values> {
  const untouched = namesOf(stored).filter((name) => isSame(values[name], base[name]));
  const part = Object.fromEntries(untouched.map((name) => [name, stored[name]])) as Partial<Values>;
  return { values: { ...values, ...part }, base: { ...base, ...part } };
}

/**
 * A form that was begun with suggestions, as its draft gives it back. They may be gone by then: what was taken over of
 * them counts as typed, and a field that the person has emptied stays so.
 */
export function ownSuggestions<Values extends object>(
  { values, base }: FormState<Values>,
  stored: Values,
): FormState<Values> {
  const takenOver = namesOf(stored).filter((name) => isSame(values[name], base[name]));
  const part = Object.fromEntries(takenOver.map((name) => [name, stored[name]])) as Partial<Values>;
  return { values, base: { ...base, ...part } };
}

/** The fields that both the person and somebody else have changed, to different values. */
export function clashesOf<Values extends object>(
  { values, base }: FormState<Values>,
  stored: Values,
): (keyof Values)[] {
  return namesOf(stored).filter(
    (name) =>
      !isSame(values[name], base[name]) &&
      !isSame(stored[name], base[name]) &&
      !isSame(stored[name], values[name]),
  );
}

/** The form after a clash was decided. */
export function decideClash<Values extends object>(
  { values, base }: FormState<Values>,
  stored: Values,
  name: keyof Values,
  decision: 'mine' | 'theirs',
): FormState<Values> {
  return {
    values: decision === 'theirs' ? { ...values, [name]: stored[name] } : values,
    base: { ...base, [name]: stored[name] },
  };
}
