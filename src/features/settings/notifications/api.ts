import type {
  NotificationChoices,
  NotificationSettings,
  NotificationSettingsAnswer,
  PushDevice,
  PushDeviceBody,
} from '../../../../core/contracts/notifications';
import { api } from '../../../lib/api/api';
import { inTurn } from '../../../lib/api/in-turn';
import { hasObject } from '../../../lib/api/shapes';

const saving = inTurn();

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<NotificationSettings, void>({
      query: () => ({ url: '/account/notifications', expect: hasObject('data') }),
      transformResponse: ({ data }: NotificationSettingsAnswer) => data,
      providesTags: ['Notifications'],
    }),

    /** Optimistic update, undone when the server refuses. Saves all choices, so a slow save must not overtake. */
    saveChoices: build.mutation<unknown, NotificationChoices>({
      queryFn: (data, _api, _extraOptions, send) =>
        saving((order) =>
          send({
            ...order,
            url: '/account/notifications',
            method: 'PUT',
            body: { data },
            keepalive: true,
            expect: hasObject('data'),
          }),
        ),
      async onQueryStarted(choices, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          notificationsApi.util.updateQueryData('getNotifications', undefined, (settings) => ({
            ...settings,
            choices,
          })),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      // A later save may have succeeded, with choices that were undone.
      invalidatesTags: (_result, error) => (error ? ['Notifications'] : []),
    }),

    addDevice: build.mutation<PushDevice, PushDeviceBody['data']>({
      query: (data) => ({
        url: '/account/push-devices',
        method: 'POST',
        body: { data },
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: { data: PushDevice }) => data,
      invalidatesTags: ['Notifications'],
    }),

    removeDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/account/push-devices/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Notifications'],
    }),

    tryDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/account/push-devices/${encodeURIComponent(id)}/test`, method: 'POST' }),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const {
  useGetNotificationsQuery,
  useSaveChoicesMutation,
  useAddDeviceMutation,
  useRemoveDeviceMutation,
  useTryDeviceMutation,
} = notificationsApi;
