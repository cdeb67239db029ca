import { site } from '../../../site.config';

/** One namespace of one language, as returned by the page's query. */
export interface TextNode {
  ns: string;
  data: string;
}

export type TextTree = { readonly [key: string]: string | TextTree };

/** Finds a text by `namespace:dotted.key` in the queried namespaces. */
export function findTexts(nodes: readonly TextNode[]): (key: string) => string | undefined {
  const trees = new Map(nodes.map(({ ns, data }) => [ns, JSON.parse(data) as TextTree]));
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    let found: string | TextTree | undefined = trees.get(namespace);
    for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    return typeof found === 'string' ? found.replaceAll('{{product}}', site.name) : undefined;
  };
}

/**
 * Reads texts outside the i18n provider (page heads, slices): returns a function for `namespace:dotted.key` in the
 * queried namespaces. It throws for a missing key, so that an incomplete build fails.
 */
export function readTexts(nodes: readonly TextNode[]): (key: string) => string {
  const find = findTexts(nodes);
  return (key) => {
    const text = find(key);
    if (text === undefined) throw new Error(`The text "${key}" is missing from the page's query.`);
    return text;
  };
}
