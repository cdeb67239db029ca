import { isUuid } from '../../../../core/records/is-uuid';
import { noProduct, type ProductOfInput } from '../../../../core/carbon/inputs/bought-product';
import { amountFault, productShareFault, type FigureFault } from '../../../../core/carbon/inputs/figures';
import { unitsOfProduct } from '../../../../core/carbon/inputs/declared-units';
import { plain } from './headings';
import type { KnownNames } from './known-names';
import type { OfferedNames } from './offered-products';
import type { OfferedName } from './offered-products-repository';
import { readUnitName } from './read-names';
import type { Report } from './row-reader';

const fields = ['product', 'productId', 'productQuantity', 'productUnit', 'productShare'] as const;

/** The columns that identify the product: a file with neither contains nothing about products. */
export const namesProduct = ['product', 'productId'] as const;

/**
 * The product of a row of purchases: all its values, or none. The product is identified by its id, as in
 * exports, or by the part number or name of one that the supplier offers. Without a unit the quantity is in
 * that of its footprint. An id is accepted whether or not the product is offered: the calculation checks each
 * time.
 * @param cells of the row, by field
 */
export function readProductColumns(
  cells: Readonly<Record<string, string | number>>,
  { names, products }: { names: KnownNames; products: OfferedNames },
  report: Report,
): ProductOfInput {
  const text = (field: string) => String(cells[field] ?? '');
  if (fields.every((field) => text(field) === '')) return noProduct;
  const id = text('productId').toLowerCase();
  const offered = id === '' ? named() : products.find(id);
  if (id !== '' && !isUuid(id))
    report.check('productId', 'NO_PRODUCT', 'Product ID is not from an export; leave it empty');
  const productName = id === '' ? offered?.name : text('product') || offered?.name;
  if (id !== '' && productName === undefined) report.missing('product');
  return {
    productId: id || (offered?.productId ?? null),
    productName: productName ?? null,
    productQuantity: figure('productQuantity', amountFault),
    productUnit: unitOf(offered),
    productShare: figure('productShare', productShareFault),
  };

  /** By its part number, else by its name. */
  function named(): OfferedName | undefined {
    const product = text('product');
    if (plain(product) === '') {
      report.missing('product');
      return undefined;
    }
    const found = products.named(text('supplierId'), product);
    if (found.length === 0)
      report.unknown('product', 'UNKNOWN_PRODUCT', products.suggest(text('supplierId'), product));
    if (found.length > 1)
      report.check('product', 'PRODUCT_SEVERAL', 'Several products are called so; write the part number');
    return found.length === 1 ? found[0] : undefined;
  }

  function unitOf(product: OfferedName | undefined): string | null {
    if (text('productUnit') === '') {
      if (!product && id !== '') report.missing('productUnit');
      return product?.declaredUnit ?? null;
    }
    const sign = readUnitName(text('productUnit'), undefined, names);
    if (!product) return sign;
    const units = unitsOfProduct(product);
    const unit = units.find((each) => each === sign || plain(each) === plain(sign));
    if (unit === undefined) {
      const message = `The product is measured in ${units.join(', ')}; convert the quantity`;
      report.check('productUnit', 'OTHER_PRODUCT_UNIT', message, units.join(', '));
    }
    return unit ?? sign;
  }

  function figure(field: string, fault: (value: number) => FigureFault | undefined): number | null {
    if (text(field) === '') {
      report.missing(field);
      return null;
    }
    const value = Number(cells[field]);
    report.figure(field, fault(value));
    return value;
  }
}
