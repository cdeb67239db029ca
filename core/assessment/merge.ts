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

interface Base<Version extends number | string> {
  /** The version of the answers that the person saw; undefined: the changes overwrite what is stored. */
  seen: Version | undefined;
  next: Version;
  /** Answers of which only parts are changed, and whether somebody else has changed these: no version decides. */
  inParts?: Readonly<Record<string, boolean>>;
}

/**
 * Merges changes into stored answers, answer by answer: two people may change different answers at the same time.
 * Versions compare with `>`: integers, or instants as ISO texts.
 */
export function mergeAnswers<Version extends number | string>(
  stored: StoredAnswers<Version>,
  changes: Readonly<Record<string, unknown>>,
  { seen, next, inParts = {} }: Base<Version>,
): Merge<Version> {
  const changed = Object.keys(changes).filter((key) => !isSame(stored[key]?.value ?? null, changes[key]));
  const conflicts = changed.filter((key) => {
    const version = stored[key]?.version;
    if (inParts[key] !== undefined) return inParts[key];
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
