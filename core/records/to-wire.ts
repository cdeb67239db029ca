import { cleanText } from '../registration/clean-text';
import type { RecordFields, RecordValues } from './record-fields';

/** Form values as an API record: texts cleaned, numbers parsed. */
export function toWire<Fields extends RecordFields>(
  fields: Fields,
  values: RecordValues<Fields>,
): Record<string, string | number> {
  const entries = Object.entries(fields).flatMap(([name, { wire, isInteger, isOptional }]) => {
    const text = cleanText(values[name as keyof Fields]);
    return isOptional && text === '' ? [] : [[wire, isInteger ? readInteger(text) : text] as const];
  });
  return Object.fromEntries(entries);
}

function readInteger(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? 1 : value;
}
