import type { SupplierToInvite } from '../../../domain/suppliers/use-suppliers-to-invite';
import type { SheetSupplier } from '../sheet/read-suppliers';

/** A supplier found in another area, with the address typed for it. */
export interface FoundSupplier extends SupplierToInvite {
  email: string;
}

const keyOf = ({ supplierName, supplierId }: SupplierToInvite) => `${supplierId}/${supplierName}`;

/** Adds suppliers to those that need an address, without duplicates. */
export function addFound(
  waiting: readonly FoundSupplier[],
  more: readonly SupplierToInvite[],
): FoundSupplier[] {
  const known = new Set(waiting.map(keyOf));
  return [
    ...waiting,
    ...more.filter((each) => !known.has(keyOf(each))).map((each) => ({ ...each, email: '' })),
  ];
}

/** Adds the found suppliers that have an address, as rows after those of a sheet. */
export function withFound(
  rows: readonly SheetSupplier[],
  found: readonly FoundSupplier[],
): readonly SheetSupplier[] {
  const last = Math.max(0, ...rows.map(({ number }) => number));
  return [
    ...rows,
    ...found
      .filter(({ email }) => email.trim() !== '')
      .map(({ supplierName, supplierId, countryCode, email }, index) => ({
        ...{ number: last + index + 1, supplierName, supplierId, countryCode, email: email.trim() },
        ...{ message: '', sectorCode: '', locale: '' as const, dueDate: '', wanted: [], given: {} },
      })),
  ];
}
