import isPlainObject from './is-plain-object';

/** lodash's `cloneDeep` for JSON values and `undefined`; anything else, such as a file, is not copied. */
export default function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return Array.from(value as unknown[], cloneDeep) as Value;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cloneDeep(inner)])) as Value;
}
