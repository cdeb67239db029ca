import { supplierFinder } from '../../../../core/carbon/inputs/supplier-link';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { plainWords } from '../../../../core/invoices/words';
import type { KnownSupplier } from '../../../../core/ledger/match-suppliers';

/**
 * The company's own suppliers, and those that only a year's entries name. An entry with the linking id,
 * number or name of a supplier belongs to it.
 */
export function knownSuppliers(
  suppliers: readonly Supplier[],
  entries: readonly SupplierInput[],
): KnownSupplier[] {
  const own = suppliers.map(({ linkingId, supplierName, companyName, supplierId, countryCode }) => ({
    ...{ id: linkingId, names: [supplierName, companyName].filter(Boolean), country: countryCode },
    numbers: [supplierId].filter(Boolean),
  }));
  const link = supplierFinder(suppliers);
  const names = new Set(own.flatMap((each) => each.names.map(plainWords)));
  const others = entries.filter(
    ({ supplierId, supplierName }) => !link(supplierId) && !names.has(plainWords(supplierName)),
  );
  const byId = new Map(
    others.map(({ supplierId, supplierName, countryCode }) => [
      supplierId,
      { id: supplierId, names: [supplierName || supplierId], numbers: [], country: countryCode },
    ]),
  );
  return [...own, ...byId.values()];
}

/** A supplier's entry among those of a sector. */
export const entryOf = (
  known: KnownSupplier | undefined,
  entries: readonly SupplierInput[],
): SupplierInput | undefined =>
  known &&
  (entries.find((entry) => isNamedBy(known, entry)) ??
    entries.find(({ supplierName }) =>
      known.names.some((name) => plainWords(name) === plainWords(supplierName)),
    ));

/** Whether an entry's id identifies the supplier. */
export const isNamedBy = ({ id, numbers }: KnownSupplier, { supplierId }: SupplierInput): boolean =>
  supplierId === id || numbers.includes(supplierId);
