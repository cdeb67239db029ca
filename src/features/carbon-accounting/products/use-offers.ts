import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { ProductCustomer } from '../../../../core/contracts/ca-offered-products';
import type { Product } from '../../../../core/contracts/ca-products';
import type { ApiError } from '../../../lib/api/api-error';
import type { EditOutcome } from '../../../lib/outbox/actions';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { noProject } from '../shared/use-error-text';
import { useGetProductCustomersQuery } from './products-api';
import { offerProduct } from './offers/offer-edits';

/** Customers that a product can be offered to, by name. */
export function useProductCustomers(productId: string) {
  const projectId = useProjectId();
  return useGetProductCustomersQuery(projectId === undefined ? skipToken : { projectId, productId });
}

interface Offers {
  offer: (
    to: ProductCustomer,
    seenRelease: string,
    customerPartNumber: string,
  ) => Promise<EditOutcome<unknown>>;
  withdraw: (from: ProductCustomer) => void;
  /** Why the server refused the last change. */
  failure: ApiError | undefined;
}

/** Offers a product to customers with their part numbers, and withdraws it. */
export function useOffers({ id: productId, name }: Product): Offers {
  const projectId = useProjectId();
  const edit = useEdit(offerProduct);
  const [failure, setFailure] = useState<ApiError>();

  type Choice = { seenRelease: string; customerPartNumber: string } | { seenRelease: null };

  function make(
    { customerId, name: customer }: ProductCustomer,
    choice: Choice,
  ): Promise<EditOutcome<unknown>> | EditOutcome<unknown> {
    if (projectId === undefined) return { status: 'refused', error: noProject };
    const at = new Date().toISOString();
    return edit({ projectId, productId, name, customerId, customer, at, ...choice });
  }

  async function set(party: ProductCustomer, choice: Choice) {
    setFailure(undefined);
    const outcome = await make(party, choice);
    if (outcome.status === 'refused') setFailure(outcome.error);
    return outcome;
  }

  return {
    failure,
    offer: (to, seenRelease, customerPartNumber) => set(to, { seenRelease, customerPartNumber }),
    withdraw: (from) => void set(from, { seenRelease: null }),
  };
}
