import type { SupplierToInvite } from '../../../domain/suppliers/use-suppliers-to-invite';
import type { SheetSupplier } from '../sheet/read-suppliers';

/** A supplier that was found elsewhere, with the address that was typed for it. */
export interface FoundSupplier extends SupplierToInvite {
  email: string;
}

const keyOf = ({ supplierName, supplierId }: SupplierToInvite) => `${supplierId}/${supplierName}`;

/** Adds suppliers to those that wait for an address; one that waits already is not added again. */
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

/** Those that have an address, as rows behind the ones of a sheet. */
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
