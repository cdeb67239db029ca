/**
 * Texts that may be written and need not: without them the product shows something more general. They are edited with
 * a group of names, and `*` in their keys stands for each name of that group.
 */
export interface Additions {
  group: string;
  keys: readonly string[];
  hint: string;
  /** What is said beside texts that have been added, and may go again. */
  removalHint: string;
}

/** A part of the product that has texts: one namespace. */
export interface Screen {
  namespace: string;
  title: string;
  hint: string;
  /**
   * The address at which the texts show, in no language; `{invitation}` stands for a working invitation,
   * `{year}` for the last whole year. Below `/content/` it is a page of the editor, which is told the language and the entry.
   */
  page?: string;
  /** Other addresses for some groups of the namespace. */
  pages?: Readonly<Record<string, string>>;
  additions?: Additions;
  /** What the groups of the namespace are for, as an editor calls it: `accept dialog`. */
  titles?: Readonly<Record<string, string>>;
  /** Groups that are called by a text of their own, by their first name: the key of that text, and what they are. */
  named?: Readonly<Record<string, { key: string; kind: string }>>;
  /** How many levels of keys name an entry of the editor: 1 unless said otherwise. */
  split?: number;
}

/** What content/places.json says: where in the product each text stands. */
export type Places = readonly { area: string; screens: readonly Screen[] }[];

/** One entry of the editor: texts that stand together. */
export interface Entry {
  name: string;
  label: string;
  namespace: string;
  hint: string;
  page?: string;
  /** Dotted keys, in the order of the English file, with the plural forms of every language. */
  keys: readonly string[];
  /** Those of the keys that may have texts and need none: all of them are written in English, or none. */
  optional: readonly string[];
  /** What is said beside those. */
  optionalHint?: string;
}
