import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '../../../lib/api/api-error';
import type { EditOutcome } from '../../../lib/outbox/actions';
import { useProjectId } from '../../../lib/session/use-session';
import { noProject } from '../shared/use-error-text';
import { useGetProductPartnersQuery, useOfferToPartnerMutation } from './exchange/exchange-api';

/** Partners with other systems, and which of them can see a product. Changes need the server. */
export function usePartnerOffers(productId: string) {
  const projectId = useProjectId();
  const { data, isFetching, refetch } = useGetProductPartnersQuery(
    projectId === undefined ? skipToken : { projectId, productId },
  );
  const [set, { error: failure }] = useOfferToPartnerMutation();
  async function choose(partnerId: string, seenRelease: string | null): Promise<EditOutcome<unknown>> {
    if (projectId === undefined) return { status: 'refused', error: noProject };
    const { data, error } = await set({ projectId, productId, partnerId, seenRelease });
    return error ? { status: 'refused', error: error as ApiError } : { status: 'sent', answer: data };
  }
  return {
    partners: data?.map((partner) => ({ ...partner, key: partner.partnerId })),
    isFetching,
    refetch,
    failure: failure as ApiError | undefined,
    offer: (partnerId: string, seenRelease: string) => choose(partnerId, seenRelease),
    withdraw: (partnerId: string) => void choose(partnerId, null),
  };
}
