import { isSame } from '../compare/is-same';

/** A stored answer: its value, null once it was withdrawn, and the version that set it. */
export interface StoredAnswer<Version extends number | string = number> {
  value: unknown;
  version: Version;
}

/** Answers by a key of kind and id: `question/dataYear`. */
export type StoredAnswers<Version extends number | string = number> = Readonly<
  Record<string, StoredAnswer<Version>>
>;

export interface Merge<Version extends number | string> {
  answers: StoredAnswers<Version>;
  /** Keys whose value has changed. */
  changed: readonly string[];
  /** Keys that somebody else has changed since the version that was seen; then nothing is merged. */
  conflicts: readonly string[];
}

/**
 * Merges changes into stored answers, answer by answer: two people may change different answers at the same time.
 * Without `seen` the changes overwrite what is stored. Versions compare with `>`: integers, or instants as ISO texts.
 */
export function mergeAnswers<Version extends number | string>(
  stored: StoredAnswers<Version>,
  changes: Readonly<Record<string, unknown>>,
  { seen, next }: { seen: Version | undefined; next: Version },
): Merge<Version> {
  const changed = Object.keys(changes).filter((key) => !isSame(stored[key]?.value ?? null, changes[key]));
  const conflicts = changed.filter((key) => {
    const version = stored[key]?.version;
    return seen !== undefined && version !== undefined && version > seen;
  });
  if (conflicts.length > 0) return { answers: stored, changed: [], conflicts };
  const merged = changed.map((key) => [key, { value: changes[key], version: next }] as const);
  return { answers: { ...stored, ...Object.fromEntries(merged) }, changed, conflicts };
}

/** The stored values of some keys, for the audit trail. */
export function valuesOf(stored: StoredAnswers<number | string>, keys: readonly string[]) {
  return Object.fromEntries(keys.map((key) => [key, stored[key]?.value ?? null]));
}
