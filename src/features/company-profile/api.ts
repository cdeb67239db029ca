import { parseProfile } from '../../../core/company-profile/parse-profile';
import type {
  CompanyProfile,
  ProfileHistory,
  UpdateProfileBody,
} from '../../../core/contracts/company-profile';
import { api } from '../../lib/api/api';
import type { ApiError } from '../../lib/api/api-error';
import { projectApi } from '../../domain/company/project-api';
import { hasList, hasObject } from '../../lib/api/shapes';

const saveTimeoutMs = 30_000;

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Optimistic update, undone when the server refuses. */
    updateProfile: build.mutation<CompanyProfile, UpdateProfileBody & { projectId: number }>({
      query: ({ projectId, ...body }) => ({
        url: `/company-profile/${projectId}`,
        method: 'PUT',
        body,
        timeout: saveTimeoutMs,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: { data: unknown }) => parseProfile(data),
      async onQueryStarted({ projectId, companyData, personalData }, { dispatch, queryFulfilled }) {
        const show = (to: (profile: CompanyProfile) => CompanyProfile) =>
          dispatch(projectApi.util.updateQueryData('getCompanyProfile', projectId, to));
        const { DunsNumber, ...company } = companyData;
        const CompanyData = DunsNumber ? { ...company, DunsNumber } : company;
        const shown = show(({ version }) => ({ CompanyData, PersonalData: personalData, version }));
        try {
          const { data } = await queryFulfilled;
          show(() => data);
        } catch (failure) {
          shown.undo();
          const { code, details } = (failure as { error: ApiError }).error;
          if (code === 'STALE_VERSION') show(() => parseProfile(details));
        }
      },
      invalidatesTags: ['ProfileHistory'],
    }),

    getProfileHistory: build.query<ProfileHistory, { projectId: number; pageSize: number }>({
      query: ({ projectId, pageSize }) => ({
        url: `/company-profile/${projectId}/history`,
        params: { pageSize },
        expect: hasList,
      }),
      providesTags: ['ProfileHistory'],
    }),
  }),
});

export const { useUpdateProfileMutation, useGetProfileHistoryQuery } = profileApi;
