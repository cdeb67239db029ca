/** One text of a language file: `key` is the dotted path, for instance `filter.status.label`. */
export type Texts = Map<string, string>;

/** A fault and its remedy for content editors. `key` is missing when it concerns the whole file. */
export interface Fault {
  file: string;
  key?: string;
  /** The line in the file, counted from 1, if known. */
  line?: number;
  problem: string;
}

/** The texts of a parsed language file; values that are not texts are returned as faults. */
export function textsOf(file: string, content: unknown): { texts: Texts; faults: Fault[] } {
  const texts: Texts = new Map();
  const faults: Fault[] = [];

  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      texts.set(path, value);
    } else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [name, child] of Object.entries(value)) walk(child, path === '' ? name : `${path}.${name}`);
    } else {
      faults.push({
        file,
        key: path,
        problem: `is ${JSON.stringify(value)}; put a text between quotation marks here`,
      });
    }
  };

  walk(content, '');
  return { texts, faults };
}

export interface TextTree {
  [key: string]: string | TextTree;
}

/** The nested form in which a language file holds its texts. */
export function treeOf(texts: Iterable<readonly [key: string, text: string]>): TextTree {
  const tree: TextTree = {};
  for (const [key, text] of texts) put(tree, key.split('.'), text);
  return tree;
}

function put(tree: TextTree, [name = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    tree[name] = text;
    return;
  }
  const child = tree[name];
  put(typeof child === 'object' ? child : (tree[name] = {}), rest, text);
}
