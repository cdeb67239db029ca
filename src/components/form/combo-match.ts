import { fold } from '../../lib/text/fold';

export interface ComboOption {
  value: string;
  label: string;
  /** Further spellings under which the option is found: codes. */
  terms?: readonly string[] | undefined;
}

/** Whether an option is found by how its name or code begins, or by any part of it. */
export type ComboSearch = 'prefix' | 'anywhere';

const plain = (text: string) => fold(text.trim());

const spelled = new WeakMap<ComboOption, readonly string[]>();

/** What an option is found by, made once and not at every letter. */
function spellings(option: ComboOption): readonly string[] {
  const { label, terms = [] } = option;
  const found = spelled.get(option) ?? [label, ...terms].map(plain);
  spelled.set(option, found);
  return found;
}

export function matchOptions<Option extends ComboOption>(
  options: readonly Option[],
  typed: string,
  search: ComboSearch,
): readonly Option[] {
  const query = plain(typed);
  if (query === '') return options;
  const matches = (text: string) => (search === 'prefix' ? text.startsWith(query) : text.includes(query));
  return options.filter((option) => spellings(option).some(matches));
}

/** The option that was spelled out, or the only one that is left; undefined when it is open which is meant. */
export function meantOption<Option extends ComboOption>(
  matches: readonly Option[],
  typed: string,
): Option | undefined {
  const query = plain(typed);
  if (query === '') return undefined;
  const exact = matches.find((option) => spellings(option).includes(query));
  return exact ?? (matches.length === 1 ? matches[0] : undefined);
}
