import { object, string } from 'yup';
import { cleanText } from '../../registration/clean-text';
import { figure } from './figure.schema';
import { amountFault, productShareFault, shareOfSectorInputFault } from './figures';

/** The rules of a supplier input: the share of a sector's purchases that came from one supplier. */
export const purchaseSchema = object({
  /** Percent of the sector's purchases. */
  shareOfSectorInput: figure(shareOfSectorInputFault),
  /** Of a product with a footprint of its own, and its percentage of the spend with the supplier. */
  productQuantity: figure(amountFault),
  productShare: figure(productShareFault),
});

/** A person must also choose the sector and name the supplier; a file or an API client may know only its number. */
export const namedPurchaseSchema = object({
  distributionId: string().required('sectorMissing'),
  supplierName: string().transform(cleanText).required('supplierMissing'),
}).concat(purchaseSchema);
