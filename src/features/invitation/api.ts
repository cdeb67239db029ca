import type { AcceptInvitationAnswer, AcceptInvitationBody } from '../../../core/contracts/landing';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { api } from '../../lib/api/api';
import { hasObject } from '../../lib/api/shapes';
import { reloadsAfterwards } from '../../lib/populate/reload-after-action';

const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Adds an invitation to the signed-in person's project as an accepted customer request. */
    acceptInvitation: build.mutation<CustomerRequest, AcceptInvitationBody>({
      query: (body) => ({
        url: '/landing/accept-invitation',
        method: 'POST',
        body,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: AcceptInvitationAnswer) => data,
      invalidatesTags: ['CustomerRequests'],
      onQueryStarted: reloadsAfterwards('CustomerRequests'),
    }),
  }),
});

export const { useAcceptInvitationMutation } = invitationApi;
