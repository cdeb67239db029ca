import { parseProfile } from '../../../core/company-profile/parse-profile';
import type { CompanyProfile } from '../../../core/contracts/company-profile';
import type { Privileges, PrivilegesAnswer } from '../../../core/contracts/privileges';
import type { ProjectUser } from '../../../core/contracts/users';
import { fetchAllPages } from '../../lib/api/all-pages';
import { api } from '../../lib/api/api';
import { withDefaultMessage } from '../../lib/api/default-message';
import { hasObject, hasText } from '../../lib/api/shapes';

const privilegesTimeoutMs = 8_000;
const usersTimeoutMs = 15_000;
/** A company's team fits on one page; a larger one is still read completely. */
const usersPageSize = 1000;
const profileTimeoutMs = 10_000;

/** How long loaded data counts as fresh, in seconds. */
const privilegesFreshSeconds = 5 * 60;
const usersMaxAgeSeconds = 5 * 60;
const profileFreshSeconds = 30 * 60;

/** Project data that every area needs: its privileges, people and company. */
export const projectApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPrivileges: build.query<Privileges, number>({
      query: (projectId) => ({
        url: `/company-profile/${projectId}/privileges`,
        timeout: privilegesTimeoutMs,
        expect: hasObject('privileges'),
      }),
      transformResponse: ({ privileges }: PrivilegesAnswer) => privileges,
      transformErrorResponse: (error) => withDefaultMessage(error, 'Failed to get privileges:'),
      keepUnusedDataFor: privilegesFreshSeconds,
      providesTags: ['Privileges'],
    }),
    getUsers: build.query<ProjectUser[], number>({
      queryFn: async (projectId, _api, _extraOptions, send) => {
        const answer = await fetchAllPages<ProjectUser>(
          send,
          { url: `/user-management/project/${projectId}/users`, timeout: usersTimeoutMs },
          usersPageSize,
        );
        if ('data' in answer) return answer;
        return { error: withDefaultMessage(answer.error, 'Failed to load users:') };
      },
      keepUnusedDataFor: usersMaxAgeSeconds,
      providesTags: ['Users'],
    }),
    getCompanyProfile: build.query<CompanyProfile, number>({
      query: (projectId) => ({
        url: `/company-profile/${projectId}`,
        timeout: profileTimeoutMs,
        expect: (body) => hasObject('data')(body) || hasText('data')(body),
      }),
      transformResponse: ({ data }: { data: unknown }) => parseProfile(data),
      transformErrorResponse: (error) => withDefaultMessage(error, 'Failed to load profile:'),
      keepUnusedDataFor: profileFreshSeconds,
      providesTags: ['CompanyProfile'],
    }),
  }),
});

export const { useGetPrivilegesQuery, useGetUsersQuery, useGetCompanyProfileQuery } = projectApi;
