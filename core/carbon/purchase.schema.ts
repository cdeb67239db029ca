import { object, string } from 'yup';
import { figure } from './figure.schema';
import { amountFault, productShareFault, shareOfSectorInputFault } from './figures';

/** The rules of a supplier input: what share of a sector's purchases came from one supplier. */
export const purchaseSchema = object({
  /** Percent of the sector's purchases. */
  shareOfSectorInput: figure(shareOfSectorInputFault),
  /** Of a product with a footprint of its own, and its percent of what is spent with the supplier. */
  productQuantity: figure(amountFault),
  productShare: figure(productShareFault),
});

/** A person also chooses the sector and says who the supplier is; a file or an API client may know its number alone. */
export const namedPurchaseSchema = object({
  distributionId: string().required('sectorMissing'),
  supplierName: string().trim().required('supplierMissing'),
}).concat(purchaseSchema);
