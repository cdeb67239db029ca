import type { Supplier } from '../../../../core/contracts/supply-chain';
import { isAnswered, requestedItemsOf } from '../../../../core/terms/requested-items';
import { fold, containsWords, searchedWords } from '../../../../core/search/fold';
import type { StatusFilter, SupplierFilter } from './no-filter';

/** Whether the supplier owes an answer to its latest request. */
export function isWaiting(supplier: Supplier): boolean {
  const { status, lastLinkingRequest } = supplier;
  if (status === 'submitted') return !isAnswered(requestedItemsOf(supplier), Date.parse(lastLinkingRequest));
  return status !== 'declined';
}

function matchesStatus(supplier: Supplier, status: StatusFilter): boolean {
  if (status === 'all') return true;
  return status === 'waiting' ? isWaiting(supplier) : supplier.status === status;
}

type Names = (supplier: Supplier) => string;

/**
 * The suppliers of a status whose names, number, address or product group contain every word of the text.
 * `productGroup` returns sector and country in the reader's language.
 */
export function filterSuppliers(
  suppliers: readonly Supplier[],
  { status, text, sectorCode, countryCode }: SupplierFilter,
  productGroup: Names,
): Supplier[] {
  const words = searchedWords(text);
  return suppliers.filter((supplier) => {
    if (!matchesStatus(supplier, status)) return false;
    if (sectorCode !== '' && supplier.sectorCode !== sectorCode) return false;
    if (countryCode !== '' && supplier.countryCode !== countryCode) return false;
    if (words.length === 0) return true;
    return containsWords(haystackOf(supplier, productGroup), words);
  });
}

const haystacks = new WeakMap<Names, WeakMap<Supplier, string>>();

/** The searchable text of a supplier, built once instead of on every keystroke. */
function haystackOf(supplier: Supplier, productGroup: Names): string {
  let known = haystacks.get(productGroup);
  if (!known) haystacks.set(productGroup, (known = new WeakMap()));
  const found = known.get(supplier);
  if (found !== undefined) return found;
  const { supplierName, companyName, supplierId, email, contactName } = supplier;
  const words = [supplierName, companyName, supplierId, email, contactName, productGroup(supplier)];
  const haystack = fold(words.join(' '));
  known.set(supplier, haystack);
  return haystack;
}

/** How many suppliers each choice of the status filter shows. */
export function countByStatus(suppliers: readonly Supplier[]): Record<StatusFilter, number> {
  const counts = { all: suppliers.length, waiting: 0, invited: 0, accepted: 0, declined: 0, submitted: 0 };
  for (const supplier of suppliers) {
    counts[supplier.status] += 1;
    if (isWaiting(supplier)) counts.waiting += 1;
  }
  return counts;
}

/** Percentage of the purchases from suppliers whose answers are used in the results. */
export function coveredSpend(suppliers: readonly Supplier[]): number {
  return suppliers
    .filter(({ performance }) => performance !== null)
    .reduce((sum, { shareOfSpend }) => sum + (shareOfSpend ?? 0), 0);
}
