/** The product that a supplier input refers to; all fields or none. */
export interface ProductOfInput {
  productId: string | null;
  productName: string | null;
  productQuantity: number | null;
  productUnit: string | null;
  /** Percent of the spend with the supplier. */
  productShare: number | null;
}

export const noProduct: ProductOfInput = {
  productId: null,
  productName: null,
  productQuantity: null,
  productUnit: null,
  productShare: null,
};

/** The product of a record; missing members are null. */
export const productOf = (record: Partial<ProductOfInput>): ProductOfInput => ({
  productId: record.productId ?? null,
  productName: record.productName ?? null,
  productQuantity: record.productQuantity ?? null,
  productUnit: record.productUnit ?? null,
  productShare: record.productShare ?? null,
});

/** Whether some fields are set, but not all. */
export function isProductIncomplete(product: ProductOfInput): boolean {
  const values = Object.values(productOf(product));
  return values.includes(null) && values.some((value) => value !== null);
}
