/** A form being filled in: what it holds, and for every field the stored value that the person had in sight. */
export interface Edited<Values> {
  values: Values;
  base: Values;
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

/**
 * The form over what is stored now: fields that the person has not touched follow it. A clash is a field that the
 * person and somebody else have changed to different values; it shows the person's own.
 */
export function merge<Values extends object>(
  { values, base }: Edited<Values>,
  stored: Values,
): { shown: Values; clashes: (keyof Values)[] } {
  const shown = { ...values };
  const clashes: (keyof Values)[] = [];
  for (const name of namesOf(stored)) {
    if (values[name] === base[name]) shown[name] = stored[name];
    else if (stored[name] !== base[name] && stored[name] !== values[name]) clashes.push(name);
  }
  return { shown, clashes };
}

/** The form after typing; a field that followed what is stored starts from there. */
export function afterTyping<Values extends object>(
  { values, base }: Edited<Values>,
  stored: Values,
  part: Partial<Values>,
): Edited<Values> {
  const seen = { ...base };
  for (const name of namesOf(part as Values)) if (values[name] === base[name]) seen[name] = stored[name];
  return { values: { ...values, ...part }, base: seen };
}

/** The form after a clash was decided. */
export function afterDecision<Values extends object>(
  { values, base }: Edited<Values>,
  stored: Values,
  name: keyof Values,
  decision: 'mine' | 'theirs',
): Edited<Values> {
  const seen = { ...base, [name]: stored[name] };
  return { values: decision === 'theirs' ? { ...values, [name]: stored[name] } : values, base: seen };
}
