/** lodash's `clone` for objects and arrays: a shallow copy of the same class. */
export default function clone<Value>(value: Value): Value {
  // A hole in the array becomes `undefined`, as in lodash.
  if (Array.isArray(value)) return [...(value as unknown[])] as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object) as object, value) as Value;
}
