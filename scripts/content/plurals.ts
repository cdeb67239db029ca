const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** `requests_one` -> `requests`; undefined for a key without a plural suffix. */
export function pluralBase(key: string): string | undefined {
  return pluralSuffix.test(key) ? key.replace(pluralSuffix, '') : undefined;
}

/** The plural suffixes a language needs, from the Unicode rules that i18next follows too. */
function pluralSuffixes(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralOrder
    .filter((category) => pluralCategories.includes(category))
    .map((category) => `_${category}`);
}

/**
 * The keys that `language` must have if English has `keys`: plain keys unchanged, each plural with every suffix of
 * the language. A key counts as plural when English has its `_other` form.
 */
export function expectedKeys(keys: Iterable<string>, language: string): Set<string> {
  const all = new Set(keys);
  const suffixes = pluralSuffixes(language);
  const expected = new Set<string>();
  for (const key of all) {
    const base = pluralBase(key);
    if (base === undefined || !all.has(`${base}_other`)) expected.add(key);
    else for (const suffix of suffixes) expected.add(base + suffix);
  }
  return expected;
}

/**
 * The fault of a form for one or zero that omits its number although the English form has it. In other forms the
 * number is an ordinary placeholder.
 */
export function countFaults(language: string, name: string, english: string, text: string): string[] {
  const [, form] = /_(one|zero)$/.exec(name) ?? [];
  if (language === 'en' || form === undefined || !english.includes('{{count}}') || text.includes('{{count}}'))
    return [];
  const isForNone = form === 'one' && new Intl.PluralRules(language).select(0) === form;
  const also = isForNone ? ', and stands for 0 as well' : '';
  return [
    `leaves out {{count}}, which the English text has${also}; write it, or let the text stay with a reason in the editor`,
  ];
}
