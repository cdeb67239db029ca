import type { SignedInDevice, SignedInDevicesAnswer } from '../../../core/contracts/account';
import { api } from '../../lib/api/api';
import { hasList } from '../../lib/api/shapes';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDevices: build.query<SignedInDevice[], void>({
      query: () => ({ url: '/account/devices', expect: hasList }),
      transformResponse: ({ data }: SignedInDevicesAnswer) => data,
      providesTags: ['Devices'],
    }),

    endDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/account/devices/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Devices'],
    }),

    endAllDevices: build.mutation<unknown, void>({
      query: () => ({ url: '/account/devices', method: 'DELETE' }),
    }),

    exportOwnData: build.mutation<string, void>({
      query: () => ({ url: '/account/export', responseHandler: 'text', timeout: 60_000 }),
    }),
  }),
});

export const {
  useGetDevicesQuery,
  useEndDeviceMutation,
  useEndAllDevicesMutation,
  useExportOwnDataMutation,
} = settingsApi;
