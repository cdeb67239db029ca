import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '../../../../lib/api/api-error';
import { useProjectId } from '../../../../lib/session/use-session';
import { useGetProductPartnersQuery, useOfferToPartnerMutation } from '../exchange/exchange-api';

/** Partners with other systems, and which of them can see a product. Changes need the server. */
export function usePartnerOffers(productId: string) {
  const projectId = useProjectId();
  const { data, isFetching, refetch } = useGetProductPartnersQuery(
    projectId === undefined ? skipToken : { projectId, productId },
  );
  const [set, { error }] = useOfferToPartnerMutation();
  const choose = (partnerId: string, seenRelease: string | null) => {
    if (projectId !== undefined) void set({ projectId, productId, partnerId, seenRelease });
  };
  return {
    partners: data?.map((partner) => ({ ...partner, key: partner.partnerId })),
    isFetching,
    refetch,
    failure: error as ApiError | undefined,
    offer: (partnerId: string, seenRelease: string) => choose(partnerId, seenRelease),
    withdraw: (partnerId: string) => choose(partnerId, null),
  };
}
