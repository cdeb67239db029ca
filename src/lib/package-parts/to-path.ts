/** A name in quotes and brackets, which yup uses for names with a dot, or anything between dots and brackets. */
const step = /\["((?:[^"\\]|\\.)*)"\]|[^.[\]]+/g;

/** lodash's `toPath`: `purchases[0].amount` is `['purchases', '0', 'amount']`. */
export default function toPath(path: string | number | readonly (string | number)[]): string[] {
  if (typeof path === 'object') return path.map(String);
  return Array.from(String(path).matchAll(step), ([name, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? name);
}
