import type {
  CreateUserBody,
  ProjectUser,
  Role,
  TransferMainUserAnswer,
  UserAnswer,
} from '../../../core/contracts/users';
import { api } from '../../lib/api/api';
import { changeUsers, withUser } from '../../domain/people/change-users';
import { projectApi } from '../../domain/company/project-api';
import { hasObject } from '../../lib/api/shapes';

interface Target {
  projectId: number;
  user: ProjectUser;
}

const path = '/user-management';
const answer = ({ data }: UserAnswer) => data;

/** The server event may have added the user already. */
const withNewUser = (users: ProjectUser[], user: ProjectUser) => [
  ...users.filter(({ id }) => id !== user.id),
  user,
];

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The e-mail address may be taken, so the user is shown only once the server has accepted it. */
    createUser: build.mutation<
      ProjectUser,
      { projectId: number; body: CreateUserBody; idempotencyKey: string }
    >({
      query: ({ projectId, ...call }) => ({
        url: `${path}/project/${projectId}/users`,
        method: 'POST',
        ...call,
        timeout: 30_000,
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      async onQueryStarted({ projectId }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        const { updateQueryData } = projectApi.util;
        dispatch(updateQueryData('getUsers', projectId, (users) => withNewUser(users, data)));
      },
      // The server decides the position in the list.
      invalidatesTags: (_result, error) => (error ? [] : ['Users']),
    }),

    changeRole: build.mutation<ProjectUser, Target & { role: Role }>({
      query: ({ user, role }) => ({
        url: `${path}/users/${user.id}/role`,
        method: 'PUT',
        body: { role, version: user.version },
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      onQueryStarted: ({ projectId, user, role }, started) =>
        changeUsers<ProjectUser>(
          { projectId, expected: (users) => withUser(users, { ...user, role }), settled: withUser },
          started,
        ),
    }),

    setViewOnly: build.mutation<ProjectUser, Target & { viewOnly: boolean }>({
      query: ({ user, viewOnly }) => ({
        url: `${path}/users/${user.id}/view-only`,
        method: 'PUT',
        body: { viewOnly, version: user.version },
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      onQueryStarted: ({ projectId, user, viewOnly }, started) =>
        changeUsers<ProjectUser>(
          { projectId, expected: (users) => withUser(users, { ...user, viewOnly }), settled: withUser },
          started,
        ),
    }),

    removeUser: build.mutation<ProjectUser, Target>({
      query: ({ user }) => ({
        url: `${path}/users/${user.id}`,
        method: 'DELETE',
        params: { version: user.version },
        timeout: 30_000,
        expect: hasObject('data'),
      }),
      transformResponse: answer,
      onQueryStarted({ projectId, user }, started) {
        const without = (users: ProjectUser[]) => users.filter(({ id }) => id !== user.id);
        return changeUsers<ProjectUser>({ projectId, expected: without, settled: without }, started);
      },
    }),

    transferMainUser: build.mutation<TransferMainUserAnswer, Target>({
      query: ({ projectId, user }) => ({
        url: `${path}/transfer-main-user`,
        method: 'POST',
        body: { projectId, newMainUserId: user.id },
      }),
      onQueryStarted({ projectId, user }, started) {
        const transferred = (users: ProjectUser[]) =>
          users.map((each) =>
            each.id === user.id
              ? { ...each, isMainUser: true, role: 'Admin' as const, viewOnly: false }
              : { ...each, isMainUser: false },
          );
        return changeUsers<unknown>({ projectId, expected: transferred, settled: transferred }, started);
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Users']),
    }),
  }),
});

export const {
  useCreateUserMutation,
  useChangeRoleMutation,
  useSetViewOnlyMutation,
  useRemoveUserMutation,
  useTransferMainUserMutation,
} = usersApi;
