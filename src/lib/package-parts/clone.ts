/** lodash's `clone` for objects and arrays: a copy of the outermost level, of the same class. */
export default function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.slice() as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object) as object, value) as Value;
}
