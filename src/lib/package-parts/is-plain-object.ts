/** lodash's `isPlainObject`: an object literal, or what JSON.parse returns. */
export default function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of all objects, of this window or of another.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
