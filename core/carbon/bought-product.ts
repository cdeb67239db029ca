/** What a supplier input says of a product that was bought; all of it or nothing. */
export interface ProductOfInput {
  productId: string | null;
  productName: string | null;
  productQuantity: number | null;
  productUnit: string | null;
  /** Percent of what is spent with the supplier. */
  productShare: number | null;
}

export const noProduct: ProductOfInput = {
  productId: null,
  productName: null,
  productQuantity: null,
  productUnit: null,
  productShare: null,
};

/** What a record says of a product; what it leaves out is null. */
export const productOf = (record: Partial<ProductOfInput>): ProductOfInput => ({
  productId: record.productId ?? null,
  productName: record.productName ?? null,
  productQuantity: record.productQuantity ?? null,
  productUnit: record.productUnit ?? null,
  productShare: record.productShare ?? null,
});

/** Whether some of it is there, and not all. */
export function isProductIncomplete(product: ProductOfInput): boolean {
  const values = Object.values(productOf(product));
  return values.includes(null) && values.some((value) => value !== null);
}
