import { expectedKeys } from '../../scripts/content/plurals';
import type { Texts } from '../../scripts/content/texts';
import type { Entry, Screen } from './places';

/** This many texts in six languages are still clear at a glance, and quick to render. */
const mostTexts = 45;

/** Names as people read them: `fields.companyName` is "Fields › Company name". */
export const titleOf = (parts: readonly string[]) =>
  parts
    .map((part) => part.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase())
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' › ');

/** What a group of texts is for; undefined for one that content/places.json does not name yet. */
export function nameOfGroup(screen: Screen, group: string, english: Texts): string | undefined {
  const named = screen.named?.[group.split('.')[0] ?? ''];
  const own = named && english.get(`${group}.${named.key}`);
  return named && own !== undefined ? `${named.kind} “${own}”` : screen.titles?.[group];
}

/** The keys of a namespace in all languages: some have more plural forms than English. */
function keysOf(english: Texts, languages: readonly string[]): string[] {
  const found = languages.map((language) => [...expectedKeys(english.keys(), language)]);
  const [longest = []] = [...found].sort((a, b) => b.length - a.length);
  return [...new Set([...longest, ...found.flat()])];
}

/**
 * Splits a namespace into entries by the first parts of its keys; a small one stays whole. The product requires what
 * `shipped` names.
 */
export function entriesOf(
  screen: Screen,
  english: Texts,
  languages: readonly string[],
  shipped: ReadonlySet<string>,
): Entry[] {
  const keys = keysOf(english, languages);
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    const group = keys.length > mostTexts ? groupOf(key, screen.split ?? 1) : '';
    groups.set(group, [...(groups.get(group) ?? []), key]);
  }
  return [...groups].map(([group, own]) => {
    const page = screen.pages?.[group] ?? screen.page;
    const additional = additionsTo(group, screen).filter((key) => !english.has(key));
    const removable = removableFrom(own, screen, english, shipped);
    return {
      name: [screen.namespace, ...(group === '' ? [] : group.split('.'))].join('-'),
      label:
        group === ''
          ? screen.title
          : `${screen.title}: ${nameOfGroup(screen, group, english) ?? titleOf(group.split('.'))}`,
      namespace: screen.namespace,
      hint: screen.hint,
      ...(page !== undefined && { page }),
      keys: [...own, ...additional],
      optional: [...additional, ...removable],
      ...(screen.additions && {
        optionalHint: removable.length > 0 ? screen.additions.removalHint : screen.additions.hint,
      }),
    };
  });
}

function additionsTo(group: string, { additions }: Screen): string[] {
  if (!additions || !group.startsWith(`${additions.group}.`)) return [];
  const name = group.slice(additions.group.length + 1);
  return additions.keys.map((key) => key.replace('*', name));
}

/** The keys that somebody has added. */
function removableFrom(
  own: readonly string[],
  { additions }: Screen,
  english: Texts,
  shipped: ReadonlySet<string>,
): string[] {
  if (!additions) return [];
  const group = `${additions.group}.`;
  const grouped = [...english.keys()].filter((key) => key.startsWith(group));
  const names = new Set(grouped.map((key) => key.slice(group.length).split('.')[0] ?? ''));
  const added = [...names].filter((name) => !shipped.has(name));
  const keys = new Set(added.flatMap((name) => additions.keys.map((key) => key.replace('*', name))));
  return own.filter((key) => keys.has(key));
}

/** Texts without a group of their own are grouped together. */
function groupOf(key: string, levels: number): string {
  const names = key.split('.').slice(0, -1);
  return names.length === 0 ? 'general' : names.slice(0, levels).join('.');
}
