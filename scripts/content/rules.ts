import type { Locale } from '../../core/i18n/locales';

/** Texts that may be the same as in English, and why. */
export interface SameRule {
  texts: readonly string[];
  /** Only in these languages; in all of them when missing. */
  languages?: readonly Locale[];
  why: string;
}

/** Maximum length of texts where space is limited. */
export interface LimitRule {
  /** `namespace:key`, where `*` matches any letters. The first rule that matches a key counts. */
  keys: string;
  /** Characters; a Chinese character is as wide as two others and counts as two. */
  max: number;
  why: string;
}

/** A term that is always translated in the same way. */
export interface Term {
  english: string;
  /** What it means, for translators and for writers of English. */
  meaning: string;
  /** The first is the word; others are its forms and stems: `Emissionsfaktor` also matches `Emissionsfaktoren`. */
  translations: Readonly<Record<Exclude<Locale, 'en'>, readonly string[]>>;
  /** Words that mean the same and must not be used, by language. */
  avoid?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Texts in which another word is right: `namespace:key`, `*` for any letters. */
  except?: readonly string[];
}

/** A finding that an editor has overridden for one exact text. */
export interface Override {
  language: string;
  /** `namespace:dotted.key`. */
  name: string;
  /** The rule of the finding. */
  rule: string;
  /** The texts that were reviewed: with other texts the finding returns. */
  text: string;
  english: string;
  reason: string;
  by: string;
  at: string;
}

export interface Finding {
  /** The end of a sentence that begins with the text's name and explains what to do. */
  problem: string;
  /** The rule, for findings about wording: editors may override these with a reason. Others break the product. */
  rule?: string;
  /** Why it was overridden, if it was. */
  override?: Override;
}

/** The rules in the folder content/rules, and the editors' overrides. */
export interface Rules {
  same: readonly SameRule[];
  limits: readonly LimitRule[];
  glossary: readonly Term[];
  overrides?: readonly Override[];
}

/** Whether `namespace:key` matches a pattern in which `*` matches any letters. */
export function fits(pattern: string, name: string): boolean {
  let expression = expressions.get(pattern);
  if (!expression) {
    const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expression = new RegExp(`^${parts.join('.*')}$`);
    expressions.set(pattern, expression);
  }
  return expression.test(name);
}

/** By pattern: the patterns of the rules are compared with every text. */
const expressions = new Map<string, RegExp>();
