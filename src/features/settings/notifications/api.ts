import type {
  NotificationChoices,
  NotificationSettings,
  NotificationSettingsAnswer,
  PushDevice,
  PushDeviceBody,
} from '../../../../core/contracts/notifications';
import { api } from '../../../lib/api/api';
import { hasObject } from '../../../lib/api/shapes';

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<NotificationSettings, void>({
      query: () => ({ url: '/account/notifications', expect: hasObject('data') }),
      transformResponse: ({ data }: NotificationSettingsAnswer) => data,
      providesTags: ['Notifications'],
    }),

    /** Optimistic update, undone when the server refuses. */
    saveChoices: build.mutation<NotificationSettings, NotificationChoices>({
      query: (data) => ({
        url: '/account/notifications',
        method: 'PUT',
        body: { data },
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: NotificationSettingsAnswer) => data,
      async onQueryStarted(choices, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          notificationsApi.util.updateQueryData('getNotifications', undefined, (settings) => ({
            ...settings,
            choices,
          })),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
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
