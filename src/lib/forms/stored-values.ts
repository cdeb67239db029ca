import { isSame } from '../../../core/compare/is-same';

/** A form in progress: its values, and for each field the stored value that was visible to the person. */
export interface FormState<Values> {
  values: Values;
  base: Values;
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

/** Updates the form after the stored values have changed: untouched fields get the new value. */
export function followStored<Values extends object>(
  { values, base }: FormState<Values>,
  stored: Values,
): FormState<Values> {
  const untouched = namesOf(stored).filter((name) => isSame(values[name], base[name]));
  const part = Object.fromEntries(untouched.map((name) => [name, stored[name]])) as Partial<Values>;
  return { values: { ...values, ...part }, base: { ...base, ...part } };
}

/**
 * Restores the draft of a form that started with suggestions, which may be gone by now. Accepted suggestions count as
 * typed, and a field that the person emptied stays empty.
 */
export function ownSuggestions<Values extends object>(
  { values, base }: FormState<Values>,
  stored: Values,
): FormState<Values> {
  const takenOver = namesOf(stored).filter((name) => isSame(values[name], base[name]));
  const part = Object.fromEntries(takenOver.map((name) => [name, stored[name]])) as Partial<Values>;
  return { values, base: { ...base, ...part } };
}

/** The fields that the person and someone else have changed to different values. */
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

/** Applies the decision on a clash. */
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
