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
  /** A stem of each is enough: `Emissionsfaktor` also stands for `Emissionsfaktoren`. */
  translations: Readonly<Record<Exclude<Locale, 'en'>, readonly string[]>>;
  /** Words that mean the same and are not used, by language. */
  avoid?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Texts in which another word is right: `namespace:key`, `*` for any letters. */
  except?: readonly string[];
}

/** What the folder content/rules says. */
export interface Rules {
  same: readonly SameRule[];
  limits: readonly LimitRule[];
  glossary: readonly Term[];
}

/** Whether `namespace:key` fits a pattern in which `*` stands for any letters. */
export function fits(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}
