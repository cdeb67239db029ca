/** The placeholders of a text, each as often as it occurs: `{{count}}`, and other texts it includes, `$t(name)`. */
function fillings(text: string): string[] {
  const values = [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g)].map((match) => `{{${match[1] ?? ''}}}`);
  const nested = [...text.matchAll(/\$t\([^)]*\)/g)].map((match) => match[0]);
  return [...values, ...nested];
}

/** The same, each once and sorted. */
const placeholders = (text: string) => [...new Set(fillings(text))].sort();

/** Placeholders of the English text that a translation uses more often than English does. */
function doubledFaults(english: string, text: string): string[] {
  const [wanted, found] = [fillings(english), fillings(text)];
  const times = (all: readonly string[], marker: string) => all.filter((each) => each === marker).length;
  return placeholders(english)
    .filter((marker) => times(found, marker) > times(wanted, marker))
    .map((marker) => `has ${marker} ${times(found, marker)} times; take away what is too many`);
}

/** The pairs of tags of a text for links and emphasis, `<terms>…</terms>`, sorted; one used twice is listed twice. */
function tags(text: string): string[] {
  return [...text.matchAll(/<([a-zA-Z0-9]+)\s*(\/?)>/g)]
    .map(([, name = '', single]) => (single === '/' ? `<${name}/>` : `<${name}>…</${name}>`))
    .sort();
}

/** The first tag that is opened but not closed in order, or closed but not opened. */
export function unbalancedTag(text: string): string | undefined {
  const open: string[] = [];
  for (const [tag, closing, name, single] of text.matchAll(/<(\/?)([a-zA-Z0-9]+)\s*(\/?)>/g)) {
    if (single === '/') continue;
    if (closing !== '/') open.push(name ?? '');
    else if (open.pop() !== name) return tag;
  }
  const left = open.pop();
  return left === undefined ? undefined : `<${left}>`;
}

/** The first brace of a text that is not part of a placeholder. */
export function strayBrace(text: string): string | undefined {
  return /\{\{?|\}\}?/.exec(text.replace(/\{\{[^{}]*\}\}/g, ''))?.[0];
}

/**
 * Placeholders and pairs of tags that a translation has lost or added. A changed English text is compared with its
 * previous version. Unless `hasPairs`, tags are not compared: a tag without its partner is a fault of its own.
 */
export function markerFaults(
  { language, name, text, english }: { language: string; name: string; text: string; english: string },
  hasPairs: boolean,
): string[] {
  // "One request" may omit its number, in any language.
  const optional = name.endsWith('_one') || name.endsWith('_zero') ? ['{{count}}'] : [];
  const differences = [
    ...difference(placeholders(english), placeholders(text), optional),
    ...(hasPairs ? difference(tags(english), tags(text), []) : []),
  ];
  const [had, hadNot] =
    language === 'en'
      ? ['which the product needs in it', 'which the product does not know in it']
      : ['which the English text has', 'which the English text does not have'];
  const different = differences.map(({ marker, isLacking }) =>
    isLacking
      ? `lacks ${marker}, ${had}; put it ${marker.includes('…') ? 'around the words it belongs to' : 'where it belongs'}`
      : `has ${marker}, ${hadNot}; remove it or correct its spelling`,
  );
  return [...different, ...doubledFaults(english, text)];
}

function difference(wanted: string[], found: string[], optional: string[]) {
  return [
    ...without(wanted, found).map((marker) => ({ marker, isLacking: true })),
    ...without(found, wanted).map((marker) => ({ marker, isLacking: false })),
  ].filter(({ marker }) => !optional.includes(marker));
}

/** `items` without `taken`, one for one. */
function without(items: string[], taken: string[]): string[] {
  const left = [...taken];
  return items.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
