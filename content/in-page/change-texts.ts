import { isLocale, type Locale } from '../../core/i18n/locales';
import { textsOf, treeOf } from '../../scripts/content/texts';
import type { Drafts } from './drafts';
import { markOf } from './marks';
import { toPseudo } from './pseudo';

export type TextMode = 'show' | 'pseudo';

interface ChangeOptions {
  mode: TextMode;
  /** The language of the page, unless a text states its own. */
  language: Locale;
  drafts: Drafts;
  /** Every text gets the next number: its place in this list of `namespace:dotted.key`. */
  names: string[];
}

interface TextNode {
  ns: string;
  data: string;
  language?: string;
}

function isTextNode(value: object): value is TextNode {
  const { ns, data } = value as Partial<TextNode>;
  return typeof ns === 'string' && typeof data === 'string';
}

/** Changes the texts in a page's data as the site loads it: inserts drafts, then marks or the pseudo-language. */
export function changePageData(json: string, options: ChangeOptions): string {
  return JSON.stringify(JSON.parse(json), (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null || !isTextNode(value)) return value;
    const language = isLocale(value.language) ? value.language : options.language;
    const texts = changeTree(JSON.parse(value.data) as object, value.ns, { ...options, language });
    return { ...value, data: JSON.stringify(texts) };
  });
}

/** Changes the texts of a namespace in the same way. Empty texts stay empty: English replaces them. */
export function changeTree(texts: object, namespace: string, options: ChangeOptions): object {
  const { mode, language, drafts, names } = options;
  const change = (text: string, key: string): string => {
    const name = `${namespace}:${key}`;
    const draft = drafts[language]?.[name];
    const words = draft?.trim() ? draft : text;
    if (words.trim() === '') return '';
    return markOf(names.push(name) - 1) + (mode === 'pseudo' ? toPseudo(words) : words);
  };
  const changeAll = (tree: object, path: readonly string[]): object =>
    Object.fromEntries(
      Object.entries(tree).map(([name, child]: [string, unknown]) => {
        const own = [...path, name];
        if (typeof child === 'string') return [name, change(child, own.join('.'))];
        return [name, typeof child === 'object' && child !== null ? changeAll(child, own) : child];
      }),
    );
  const changed = changeAll(texts, []);
  const known = textsOf(namespace, texts).texts;
  // A new text is in no page yet; without a translation, English is used.
  const added = Object.entries({ ...drafts.en, ...drafts[language] }).flatMap(([name, text]) => {
    const [own, key = ''] = name.split(':');
    return own === namespace && !known.has(key) ? [[key, change(text, key)] as const] : [];
  });
  return added.length === 0 ? changed : treeOf([...textsOf(namespace, changed).texts, ...added]);
}
