import type {
  ProductCustomer,
  ProductCustomerAnswer,
} from '../../../../../core/contracts/ca-offered-products';
import { hasObject } from '../../../../lib/api/shapes';
import { defineEdit } from '../../../../lib/outbox/edit';
import { patch } from '../../../../lib/outbox/patch';
import { productsApi, productsUrl } from '../products-api';
import { releaseSubject } from '../releases/release-edits';

interface Offer {
  projectId: number;
  productId: string;
  /** Name of the product, for the list of unsent changes. */
  name: string;
  customerId: number;
  customer: string;
  /** The release that the person has previewed; null to withdraw the product. */
  seenRelease: string | null;
  /** The customer's own; not changed if left out. */
  customerPartNumber?: string;
  /** When the button was pressed, ISO 8601. */
  at: string;
}

export const offerSubject = (productId: string, customerId: number): string =>
  `product-offer/${productId}/${customerId}`;

const customer = (
  { projectId, productId, customerId }: Offer,
  change: (customer: ProductCustomer) => Partial<ProductCustomer>,
) =>
  patch(productsApi.endpoints.getProductCustomers, { projectId, productId }, (customers) => {
    const found = customers.find((each) => each.customerId === customerId);
    if (found) Object.assign(found, change(found));
  });

const offered =
  ({ at, customerPartNumber }: Offer) =>
  (before: ProductCustomer): Partial<ProductCustomer> => ({
    offeredAt: before.offeredAt ?? at,
    ...(customerPartNumber !== undefined && { customerPartNumber }),
  });
const withdrawn = (): Partial<ProductCustomer> => ({ offeredAt: null, customerPartNumber: '' });

/** Offers a product to a customer, changes the customer's part number, or withdraws the product. */
export const offerProduct = defineEdit<Offer, ProductCustomer>({
  name: 'product.offer',
  area: 'carbonAccounting',
  request: ({ projectId, productId, customerId, seenRelease, customerPartNumber }) => ({
    url: `${productsUrl(projectId, productId)}/customers/${customerId}`,
    method: 'PUT',
    body: {
      data:
        seenRelease === null
          ? { isOffered: false }
          : { isOffered: true, seenRelease, ...(customerPartNumber !== undefined && { customerPartNumber }) },
    },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: ProductCustomerAnswer) => data,
  subject: ({ productId, customerId }) => offerSubject(productId, customerId),
  needs: ({ productId }) => [releaseSubject(productId)],
  merge: (_earlier, later) => later,
  show: (offer) => [customer(offer, offer.seenRelease === null ? withdrawn : offered(offer))],
  settled: (offer, { offeredAt, customerPartNumber }) => [
    customer(offer, () => ({ offeredAt, customerPartNumber })),
  ],
  reload: { sent: ['CustomerRequests'], refused: ['Products'] },
  page: ({ productId }) => `/carbon-accounting/products/${productId}/`,
  label: ({ seenRelease, name, customer: to }) => ({
    key: seenRelease === null ? 'edit.takeBackProduct' : 'edit.offerProduct',
    values: { name, customer: to },
  }),
  whenRefused: 'revert',
});
