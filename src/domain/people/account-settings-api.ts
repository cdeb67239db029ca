import type { AccountSettings, AccountSettingsAnswer } from '../../../core/contracts/account';
import type { UpdateAttributeBody } from '../../../core/contracts/users';
import { api } from '../../lib/api/api';
import { hasObject } from '../../lib/api/shapes';

/** Personal settings: for the settings page, and for every device without a choice of its own. */
const accountSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountSettings: build.query<AccountSettings, void>({
      query: () => ({ url: '/account/settings', expect: hasObject('data') }),
      transformResponse: ({ data }: AccountSettingsAnswer) => data,
      providesTags: ['AccountSettings'],
    }),

    /** An optimistic update, undone if the server refuses. */
    updateAttribute: build.mutation<AccountSettings, UpdateAttributeBody>({
      query: (body) => ({
        url: '/user-management/update-attribute',
        method: 'POST',
        body,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: AccountSettingsAnswer) => data,
      async onQueryStarted({ attributeName, attributeValue }, { dispatch, queryFulfilled }) {
        const show = (to: (settings: AccountSettings) => AccountSettings) =>
          dispatch(accountSettingsApi.util.updateQueryData('getAccountSettings', undefined, to));
        const shown = show((settings) => ({ ...settings, [attributeName]: attributeValue }));
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) show(() => data);
        else shown.undo();
      },
    }),
  }),
});

export const { useGetAccountSettingsQuery, useUpdateAttributeMutation } = accountSettingsApi;
