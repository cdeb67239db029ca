/** Compiled schemas, by the function that compiled them. */
const compiled = new WeakMap<(schema: never) => unknown, WeakMap<object, unknown>>();

/**
 * Compiles a schema when its compiled form is first called, and once in this process, however many servers
 * use it.
 */
export function compiledOnce<Schema extends object, Result>(
  schema: Schema,
  compile: (schema: Schema) => Result,
): () => Result {
  const known = (compiled.get(compile) ?? new WeakMap()) as WeakMap<Schema, Result>;
  compiled.set(compile, known);
  return () => {
    const found = known.get(schema) ?? compile(schema);
    known.set(schema, found);
    return found;
  };
}
