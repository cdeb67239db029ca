import { distance } from 'fastest-levenshtein';
import { plainWords } from '../invoices/words';

/** An existing supplier: an entry of the year or one of the company's suppliers. */
export interface KnownSupplier {
  /** The id used in entries: its linking id, else its number. */
  id: string;
  /** As the company wrote it, and as the supplier calls itself. */
  names: readonly string[];
  /** Its number in the books, its VAT id. */
  numbers: readonly string[];
  /** ISO 3166-1 alpha-2. */
  country?: string;
}

/** A supplier as a list names it. */
export interface NamedSupplier {
  supplier: string;
  number: string;
  vatId: string;
}

/** The known supplier that a person has chosen, by id; null for none of them. By `supplierKey`. */
export type SupplierAnswers = ReadonlyMap<string, string | null>;

/** The same for lines that name a supplier alike, ignoring case, spaces and punctuation. */
export const supplierKey = ({ supplier, number, vatId }: NamedSupplier): string =>
  [plainNumber(number), plainNumber(vatId), plainWords(supplier)].join('/');

/** Letters and digits of a number in any grouping: "DE 123.456" is "DE123456". */
const plainNumber = (number: string) => number.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Legal forms of the countries of our languages and their neighbours, as `plainWords` writes them. */
const legalForms: ReadonlySet<string> = new Set(
  [
    'ab ag aps as asa bv bvba co company corp corporation cv doo ek eg ev eu eurl gbr gesmbh ggmbh gmbh inc',
    'incorporated kft kg kgaa lda limitada limited llc llp ltd ltda mbh nv ohg oy oyj plc pty sa sarl sas sasu se sl slu',
    'snc spa spk spol srl sro ug zoo',
  ].flatMap((line) => line.split(' ')),
);
const chineseForms = /(股份)?有限(责任)?公司|公司$/gu;

/** The significant words of a name: without legal forms, even if those are written letter by letter. */
export function significantWords(name: string): string[] {
  const joined = name.replaceAll(/(?<![\p{L}\p{N}])((?:\p{L}\.\s?){2,})/gu, (letters) =>
    letters.replaceAll(/[.\s]/g, '').concat(' '),
  );
  const words = plainWords(joined).replaceAll(chineseForms, '').split(' ').filter(Boolean);
  const significant = words.filter((word) => !legalForms.has(word) && word !== 'und' && word !== 'and');
  return significant.length > 0 ? significant : words;
}

/** The significant words of a name, as written and in alphabetical order. */
interface Spelling {
  text: string;
  sorted: string;
}

/** Computed once for a name that is compared with many (`isLikely`). */
export function spellingOf(name: string): Spelling {
  const words = significantWords(name);
  return { text: words.join(' '), sorted: [...words].sort().join(' ') };
}

/** One typo is allowed per this many letters. */
const lettersPerSlip = 6;
const minPrefixLength = 6;

/**
 * Whether two names may mean the same company, ignoring legal forms: the same words in any order, one name the
 * beginning of the other, or similar spelling with one typo in six letters.
 */
export function isLikely(one: Spelling, other: Spelling): boolean {
  const [short, long] =
    one.text.length <= other.text.length ? [one.text, other.text] : [other.text, one.text];
  if (short === '') return false;
  if (short.length >= minPrefixLength && `${long} `.startsWith(`${short} `)) return true;
  if (one.sorted === other.sorted) return true;
  const slips = Math.floor(long.length / lettersPerSlip);
  return long.length - short.length <= slips && distance(short, long) <= slips;
}

interface SupplierFinder {
  /** The certain match: by number, VAT id or name, or as a person has chosen. */
  find: (named: NamedSupplier) => KnownSupplier | undefined;
  /** The possible matches, of all or of some, if nobody has chosen yet. */
  ask: (named: NamedSupplier, among?: ReadonlySet<KnownSupplier>) => readonly KnownSupplier[];
}

/** Finds suppliers of a list among the known ones; a number or name that several have matches none of them. */
export function supplierFinder(known: readonly KnownSupplier[], answers: SupplierAnswers): SupplierFinder {
  const byId = new Map(known.map((each) => [each.id, each]));
  const byNumber = uniqueBy(known, ({ id, numbers }) => [id, ...numbers].map(plainNumber));
  const byName = uniqueBy(known, ({ names }) => names.map(plainWords));
  const spelled = known.map((each) => ({ each, names: each.names.map(spellingOf) }));
  const found = new Map<string, KnownSupplier | undefined>();

  function look(key: string, { supplier, number, vatId }: NamedSupplier): KnownSupplier | undefined {
    const said = answers.get(key);
    if (said === null) return undefined;
    return (
      (said === undefined ? undefined : byId.get(said)) ??
      byNumber.get(plainNumber(number)) ??
      byNumber.get(plainNumber(vatId)) ??
      byName.get(plainWords(supplier))
    );
  }
  const find = (named: NamedSupplier) => {
    const key = supplierKey(named);
    if (!found.has(key)) found.set(key, look(key, named));
    return found.get(key);
  };
  return {
    find,
    ask(named, among) {
      const key = supplierKey(named);
      if (answers.get(key) === null || find(named)) return [];
      const own = spellingOf(named.supplier);
      return spelled
        .filter(({ each }) => among?.has(each) !== false)
        .filter(({ names }) => names.some((each) => isLikely(own, each)))
        .map(({ each }) => each);
    },
  };
}

/** Things by their keys; duplicate and empty keys are left out. */
function uniqueBy<Thing>(things: readonly Thing[], keysOf: (thing: Thing) => readonly string[]) {
  const byKey = new Map<string, Thing | undefined>();
  for (const thing of things)
    for (const key of new Set(keysOf(thing))) byKey.set(key, byKey.has(key) ? undefined : thing);
  byKey.delete('');
  return byKey;
}
