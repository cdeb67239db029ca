/** lodash's `clone` for objects and arrays: a copy of the outermost level, of the same class. */
export default function clone<Value>(value: Value): Value {
  // A place that nothing was put into becomes `undefined`, as there.
  if (Array.isArray(value)) return [...(value as unknown[])] as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object) as object, value) as Value;
}
