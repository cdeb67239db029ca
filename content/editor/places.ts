/**
 * Optional texts: without them the product shows something more general. They are edited with a group of names, and `*`
 * in their keys represents each name of that group.
 */
export interface Additions {
  group: string;
  keys: readonly string[];
  hint: string;
  /** Hint shown next to added texts, which may be removed again. */
  removalHint: string;
}

/** A part of the product that has texts: one namespace. */
export interface Screen {
  namespace: string;
  title: string;
  hint: string;
  /**
   * The URL at which the texts show, without language; `{invitation}` represents a working invitation, `{year}` the
   * last whole year. Below `/content/` it is a page of the editor, which receives the language and the entry.
   */
  page?: string;
  /** Other URLs for some groups of the namespace. */
  pages?: Readonly<Record<string, string>>;
  additions?: Additions;
  /** The purpose of each group in the namespace, in an editor's words: `accept dialog`. */
  titles?: Readonly<Record<string, string>>;
  /** Groups that are named by one of their texts, by first key part: the key of that text, and their kind. */
  named?: Readonly<Record<string, { key: string; kind: string }>>;
  /** How many key levels name an entry of the editor: 1 by default. */
  split?: number;
}

/** The content of content/places.json: where in the product each text is used. */
export type Places = readonly { area: string; screens: readonly Screen[] }[];

/** One entry of the editor: texts that belong together. */
export interface Entry {
  name: string;
  label: string;
  namespace: string;
  hint: string;
  page?: string;
  /** Dotted keys, in the order of the English file, with the plural forms of every language. */
  keys: readonly string[];
  /** The keys with optional texts: all of them are written in English, or none. */
  optional: readonly string[];
  /** Hint shown next to them. */
  optionalHint?: string;
}
