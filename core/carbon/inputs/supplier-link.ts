interface Linkable {
  linkingId: string;
  /** The company's own number for the supplier; may be empty. */
  supplierId: string;
}

/**
 * Finds the company's supplier that the `supplierId` of a supplier input refers to: the one with this linking id, else
 * the one with this number. A number that several suppliers have links none of them.
 */
export function supplierFinder<Supplier extends Linkable>(
  suppliers: readonly Supplier[],
): (supplierId: string) => Supplier | undefined {
  const byLinking = new Map(suppliers.map((supplier) => [supplier.linkingId, supplier]));
  const byNumber = new Map<string, Supplier | undefined>();
  for (const supplier of suppliers) {
    const number = supplier.supplierId.trim();
    if (number !== '') byNumber.set(number, byNumber.has(number) ? undefined : supplier);
  }
  return (supplierId) => byLinking.get(supplierId.toLowerCase()) ?? byNumber.get(supplierId.trim());
}
