import isPlainObject from './is-plain-object';

/** react-fast-compare for JSON values and `undefined`: whether two values are deeply equal. */
export default function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      [...one.keys()].every((index) => isEqual(one[index], other[index]))
    );
  if (isPlainObject(one) && isPlainObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
    );
  }
  return Number.isNaN(one) && Number.isNaN(other);
}
