import type { AskedFootprint } from '../contracts/ca-asked-footprints';
import type { OfferedProduct } from '../contracts/ca-offered-products';
import type { ProductLine } from '../contracts/ca-products';
import { numbersOf, plainNumber, minNumberLength } from './received';
import type { LineKind } from '../terms/product-terms';

/** Faults of a request with the server's messages; the app has its own in each language. */
export const footprintRequestFaults = {
  PARTY_MISSING: 'Say who is asked',
  LINE_NAME_MISSING: 'Say which part it is',
  PART_NUMBER_MISSING: 'Enter the part number.',
} as const;
export type FootprintRequestFault = keyof typeof footprintRequestFaults;

/** Lines that somebody else makes. */
const bought: ReadonlySet<LineKind> = new Set(['material', 'part', 'packaging']);

/** Whether the footprint of a line can be requested from somebody else: it is bought, and none was received yet. */
export const isRequestable = ({ kind, origin }: Pick<ProductLine, 'kind' | 'origin'>): boolean =>
  bought.has(kind) && origin.basis !== 'product' && !(origin.basis === 'figure' && origin.received);

/** The word of a name that looks most like a part number: the longest one with a digit; empty for none. */
export function numberIn(name: string): string {
  const words = name.split(/[\s,;()]+/).filter((word) => /\d/.test(word));
  const long = words.filter((word) => plainNumber(word).length >= minNumberLength);
  return long.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** The requested footprint, found by part number or else by name, once it is offered; undefined until then. */
export function arrivedOf(
  { part, partNumber, companyId }: Pick<AskedFootprint, 'part' | 'partNumber' | 'companyId'>,
  offered: readonly OfferedProduct[],
): OfferedProduct | undefined {
  // A partner's company is known only by name, which may be spelled differently.
  const ofCompany = offered.filter((product) => product.companyId === companyId);
  const number = plainNumber(partNumber);
  if (number !== '') return ofCompany.find((product) => numbersOf(product).map(plainNumber).includes(number));
  const name = plainNumber(part);
  return ofCompany.find(({ values }) => plainNumber(values.name) === name);
}
