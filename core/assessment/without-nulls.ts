/** The values that are not null. */
export function withoutNulls<Value>(values: Readonly<Record<string, Value | null>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== null),
  );
}
