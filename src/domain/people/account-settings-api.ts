import type { AccountSettings, AccountSettingsAnswer } from '../../../core/contracts/account';
import type { UpdateAttributeBody } from '../../../core/contracts/users';
import { api } from '../../lib/api/api';
import { inTurn } from '../../lib/api/in-turn';
import { hasObject } from '../../lib/api/shapes';

const saving = inTurn();
/** The newest update: the answers to earlier ones are outdated. */
let newest: string | undefined;

/** Personal settings: for the settings page, and for every device without a choice of its own. */
const accountSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountSettings: build.query<AccountSettings, void>({
      query: () => ({ url: '/account/settings', expect: hasObject('data') }),
      transformResponse: ({ data }: AccountSettingsAnswer) => data,
      providesTags: ['AccountSettings'],
    }),

    /** An optimistic update, undone if the server refuses. Of two quick changes, the later one must stay. */
    updateAttribute: build.mutation<AccountSettings, UpdateAttributeBody>({
      async queryFn(body, _api, _extraOptions, send) {
        const { data, error } = await saving(
          (order) =>
            send({
              ...order,
              url: '/user-management/update-attribute',
              method: 'POST',
              body,
              keepalive: true,
              expect: hasObject('data'),
            }),
          body.attributeName,
        );
        return error ? { error } : { data: (data as AccountSettingsAnswer).data };
      },
      async onQueryStarted({ attributeName, attributeValue }, { dispatch, queryFulfilled, requestId }) {
        newest = requestId;
        const show = (to: (settings: AccountSettings) => AccountSettings) =>
          dispatch(accountSettingsApi.util.updateQueryData('getAccountSettings', undefined, to));
        const shown = show((settings) => ({ ...settings, [attributeName]: attributeValue }));
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) shown.undo();
        else if (newest === requestId) show(() => data);
      },
      // A later change may have been accepted, and undone here.
      invalidatesTags: (_result, error) => (error ? ['AccountSettings'] : []),
    }),
  }),
});

export const { useGetAccountSettingsQuery, useUpdateAttributeMutation } = accountSettingsApi;
