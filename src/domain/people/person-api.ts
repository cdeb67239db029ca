import { fullName } from '../../../core/people/full-name';
import type { ProjectUser, UpdatePersonBody, UserAnswer } from '../../../core/contracts/users';
import { api } from '../../lib/api/api';
import { changeUsers, withUser } from './change-users';
import { hasObject } from '../../lib/api/shapes';

interface UpdatePerson extends UpdatePersonBody {
  projectId: number;
  userId: string;
}

/** Changes that people make to themselves, and administrators to others. */
const personApi = api.injectEndpoints({
  endpoints: (build) => ({
    updatePerson: build.mutation<ProjectUser, UpdatePerson>({
      query: ({ projectId: _, userId, ...body }) => ({
        url: `/user-management/users/${userId}`,
        method: 'PUT',
        body,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: UserAnswer) => data,
      onQueryStarted: ({ projectId, userId, version: _, ...person }, started) =>
        changeUsers<ProjectUser>(
          {
            projectId,
            expected: (users) =>
              users.map((user) =>
                user.id === userId ? { ...user, ...person, name: fullName(person) } : user,
              ),
            settled: withUser,
          },
          started,
        ),
      invalidatesTags: ['AccountSettings'],
    }),
  }),
});

export const { useUpdatePersonMutation } = personApi;
