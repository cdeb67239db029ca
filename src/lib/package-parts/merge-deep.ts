import isPlainObject from './is-plain-object';

interface MergeOptions {
  arrayMerge: (target: unknown[], source: unknown[], options: FormikMergeOptions) => unknown[];
}
/** The option that formik's `arrayMerge` reads. */
type FormikMergeOptions = MergeOptions & { isMergeableObject: (value: unknown) => boolean };

const isMergeableObject = (value: unknown): value is object => Array.isArray(value) || isPlainObject(value);

/** deepmerge with the caller's `arrayMerge`: a copy of `target` merged with `source`. */
export default function mergeDeep(target: unknown, source: unknown, options: MergeOptions): unknown {
  const copy = (value: unknown) =>
    isMergeableObject(value) ? mergeDeep(Array.isArray(value) ? [] : {}, value, options) : value;

  if (Array.isArray(source))
    return Array.isArray(target)
      ? options.arrayMerge(target, source, { ...options, isMergeableObject })
      : copy(source);
  if (!isPlainObject(source) || Array.isArray(target)) return copy(source);
  const merged: Record<string, unknown> = {};
  const before = isPlainObject(target) ? target : {};
  for (const key of Object.keys(before)) merged[key] = copy(before[key]);
  for (const key of Object.keys(source))
    merged[key] =
      before[key] && isMergeableObject(source[key])
        ? mergeDeep(before[key], source[key], options)
        : copy(source[key]);
  return merged;
}

mergeDeep.all = (objects: readonly unknown[], options: MergeOptions): unknown =>
  objects.reduce((merged, next) => mergeDeep(merged, next, options), {});
