import type { Locale } from '../../core/i18n/locales';

/** Texts that may be the same as in English, and why. */
export interface SameRule {
  texts: readonly string[];
  /** In these languages only; in all of them when missing. */
  languages?: readonly Locale[];
  why: string;
}

/** How long a text may be where there is little room. */
export interface LimitRule {
  /** `namespace:key`, where `*` stands for any letters. The first rule that fits a key counts. */
  keys: string;
  /** Signs; a Chinese sign is as wide as two others and counts as two. */
  max: number;
  why: string;
}

/** A word of the trade that is always translated in the same way. */
export interface Term {
  english: string;
  /** What it stands for, for those who translate and for those who write English. */
  meaning: string;
  /** The first is the word; others are its forms and stems: `Emissionsfaktor` also stands for `Emissionsfaktoren`. */
  translations: Readonly<Record<Exclude<Locale, 'en'>, readonly string[]>>;
  /** Words that mean the same and are not used, by language. */
  avoid?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Texts in which another word is right: `namespace:key`, `*` for any letters. */
  except?: readonly string[];
}

/** A finding that an editor lets stay, for one text as it is. */
export interface Override {
  language: string;
  /** `namespace:dotted.key`. */
  name: string;
  /** That of the finding. */
  rule: string;
  /** The texts that were looked at: with another one the finding comes back. */
  text: string;
  english: string;
  reason: string;
  by: string;
  at: string;
}

export interface Finding {
  /** The end of a sentence that begins with the text's name and says what to do. */
  problem: string;
  /** What is a matter of words, an editor may let stay with a reason: under this name. The rest breaks the product. */
  rule?: string;
  /** Why it stays, if it does. */
  override?: Override;
}

/** What the folder content/rules says, and what editors have let stay. */
export interface Rules {
  same: readonly SameRule[];
  limits: readonly LimitRule[];
  glossary: readonly Term[];
  overrides?: readonly Override[];
}

/** Whether `namespace:key` fits a pattern in which `*` stands for any letters. */
export function fits(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}
