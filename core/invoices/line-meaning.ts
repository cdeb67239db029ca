import { unitFault, type Measured } from '../carbon/inputs/units';
import type { Invoice, InvoiceLine, Period, Seller } from './invoice';
import { unitOfCode } from './unit-codes';
import { fedIn, plainWords, priceParts, rules, type Rule } from './words';

export interface KnownActivity extends Measured {
  activityId: number;
  /** In English; for a refrigerant its code. */
  name: string;
}

/**
 * The meaning of an invoice line in the accounts: an amount of an activity, a part of the price of such an amount, or
 * spend. What a person has chosen for the same item of the same seller takes precedence over its words.
 */
export type Meaning =
  | { becomes: 'bill'; activityId: number }
  | { becomes: 'priceOnly' }
  | { becomes: 'spend' };

/** Meanings that people have chosen, by `meaningKey`. */
export type Remembered = ReadonlyMap<string, Meaning>;

export interface LineMeaning {
  line: InvoiceLine;
  meaning: Meaning;
  /** Whether a person chose the meaning before, or it follows from the line's words. */
  from: 'remembered' | 'words';
  /** The amount as the invoice states it, in one of our units; null if it does not become a bill. */
  amount: { amount: number; unit: string } | null;
  period: Period;
}

/** The VAT id, else the normalised name. */
export const sellerKey = ({ vatId, name }: Pick<Seller, 'vatId' | 'name'>): string =>
  vatId?.toUpperCase() ?? plainWords(name);

/** One item of one seller, ignoring month, year and meter in its name. */
export const meaningKey = (seller: Seller, { name, unitCode }: InvoiceLine): string =>
  [sellerKey(seller), plainWords(name).replaceAll(/\p{N}+/gu, '#'), unitCode.toUpperCase()].join('/');

/**
 * The meaning of each line of an invoice. Of two items with the same quantity for the same days the first counts: the
 * other is a part of its price. The same item twice is two purchases, as on the invoice of a fuel card, unless it is
 * energy, whose lines are often called alike.
 */
export function readMeanings(
  invoice: Invoice,
  activities: ReadonlyMap<number, KnownActivity>,
  remembered: Remembered,
): LineMeaning[] {
  const counted = new Map<string, string>();
  return invoice.lines.map((line): LineMeaning => {
    const said = remembered.get(meaningKey(invoice.seller, line));
    const period = periodOf(line, invoice);
    const suggested = said ?? suggestMeaning(line, activities);
    const amount = suggested.becomes === 'bill' ? amountOf(line, activities.get(suggested.activityId)) : null;
    const meaning: Meaning = suggested.becomes === 'bill' && !amount ? { becomes: 'spend' } : suggested;
    const from = said && meaning === said ? 'remembered' : 'words';
    if (meaning.becomes !== 'bill' || !amount) return { line, meaning, from, amount: null, period };
    const key = [meaning.activityId, amount.amount, amount.unit, period.from, period.to].join('/');
    const item = isEnergy(line) ? '' : plainWords(line.name);
    const first = counted.get(key);
    if (!said && first !== undefined && (item === '' || item !== first))
      return { line, meaning: { becomes: 'priceOnly' }, from, amount: null, period };
    counted.set(key, first ?? item);
    return { line, meaning, from, amount, period };
  });
}

/** The period of a line; if it states none, that of the invoice or the day of issue. */
const periodOf = (line: InvoiceLine, { period, issueDate }: Invoice): Period =>
  line.period ?? period ?? { from: issueDate, to: issueDate };

/** The quantity in one of our units, if the activity can be measured in it. */
function amountOf(line: InvoiceLine, activity: Measured | undefined): LineMeaning['amount'] {
  const counted = unitOfCode(line.unitCode);
  if (!counted || !activity || line.quantity === 0 || unitFault(counted.unit, activity)) return null;
  return { amount: line.quantity * counted.times, unit: counted.unit };
}

/** The meaning that words, codes and unit of a line suggest. Spend if they suggest no activity. */
export function suggestMeaning(line: InvoiceLine, activities: ReadonlyMap<number, KnownActivity>): Meaning {
  const texts = [plainWords(line.name), plainWords(line.description)];
  const codes = line.classifications.map((code) => code.replaceAll(/\D/g, ''));
  const all = texts.join(' ');
  const unit = unitOfCode(line.unitCode)?.unit ?? '';
  const fits = ({ activityId, units }: Pick<Rule, 'activityId' | 'units'>) =>
    amountOf(line, activities.get(activityId)) !== null && units?.includes(unit) !== false;
  const refrigerant = refrigerantIn(line, activities);
  if (refrigerant !== undefined && fits({ activityId: refrigerant }))
    return { becomes: 'bill', activityId: refrigerant };
  const fitting = rules.filter(fits);
  const saidIn = (text: string) =>
    fitting.find(({ words, also }) => says(text, words) && (also === undefined || says(all, also)));
  // The name comes first; a description often mentions other things on the invoice.
  const found =
    saidIn(texts[0] ?? '') ?? fitting.find((rule) => hasCode(codes, rule)) ?? saidIn(texts[1] ?? '');
  if (electricityUnits.has(unit) && says(all, fedIn)) return { becomes: 'spend' };
  if (isEnergy(line) && says(texts[0] ?? '', priceParts)) return { becomes: 'priceOnly' };
  return found ? { becomes: 'bill', activityId: found.activityId } : { becomes: 'spend' };
}

const electricityUnits: ReadonlySet<string> = new Set(['kWh', 'MWh', 'GWh']);
const energyUnits: ReadonlySet<string> = new Set([...electricityUnits, 'MJ', 'GJ', 'therm', 'MMBtu', 'm³']);

const isEnergy = ({ unitCode }: InvoiceLine) => energyUnits.has(unitOfCode(unitCode)?.unit ?? '');

/** Minimum length of a word to match the beginning of a longer one; shorter ones must match whole words. */
const minStemLength = 5;

const patterns = new Map<string, RegExp>();

/** Whether a text contains one of the words. German has compounds: a longer word also matches at the end of another. */
function says(text: string, words: string): boolean {
  const known = patterns.get(words);
  const pattern = known ?? new RegExp(words.split(/, ?/).filter(Boolean).map(patternOf).join('|'), 'u');
  if (!known) patterns.set(words, pattern);
  return pattern.test(text);
}

function patternOf(word: string): string {
  if (word.startsWith('"')) return word.replaceAll('"', '');
  return word.length < minStemLength ? `(?<!\\S)${word}(?!\\S)` : `(?<!\\S)${word}|${word}(?!\\S)`;
}

const hasCode = (codes: readonly string[], { codes: wanted = [] }: Rule): boolean =>
  wanted.some((start) => codes.some((code) => code.startsWith(start)));

function refrigerantIn(
  { name, description }: InvoiceLine,
  activities: ReadonlyMap<number, KnownActivity>,
): number | undefined {
  const code = /\bR[- ]?(\d{2,4}[A-Za-z]{0,3})\b/.exec(`${name} ${description}`)?.[1];
  if (code === undefined) return undefined;
  const wanted = `r${code.toLowerCase()}`;
  const found = [...activities.values()].find(({ name: activity }) => {
    const plain = activity.toLowerCase();
    return plain === wanted || plain.endsWith(`(${wanted})`);
  });
  return found?.activityId;
}
