import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ProjectUser } from '../../../core/contracts/users';
import type { ApiError } from '../../lib/api/api-error';
import { api } from '../../lib/api/api';
import { projectApi } from '../company/project-api';

interface Change<Result> {
  projectId: number;
  /** How the list will look if the server agrees. */
  expected: (users: ProjectUser[]) => ProjectUser[];
  /** How it looks with the server's answer. */
  settled: (users: ProjectUser[], result: Result) => ProjectUser[];
}

/** The state that patches of the API's cache need. */
type ApiState = ReturnType<Parameters<ReturnType<typeof projectApi.util.updateQueryData>>[1]>;

interface Started<Result> {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  queryFulfilled: Promise<{ data: Result }>;
}

/** Shows a change of the people at once, takes it back when the server refuses, and then shows them as it has them. */
export async function changeUsers<Result>(
  { projectId, expected, settled }: Change<Result>,
  { dispatch, queryFulfilled }: Started<Result>,
): Promise<void> {
  const update = (to: (users: ProjectUser[]) => ProjectUser[]) =>
    dispatch(projectApi.util.updateQueryData('getUsers', projectId, to));
  const shown = update(expected);
  try {
    const { data } = await queryFulfilled;
    update((users) => settled(users, data));
  } catch (failure) {
    shown.undo();
    // After these only the server knows how the people stand.
    const { status } = (failure as { error: ApiError }).error;
    if (status === 404 || status === 409 || status === 'TIMEOUT')
      dispatch(api.util.invalidateTags(['Users']));
  }
}

/** The list with one person in the place of the former one. */
export function withUser(users: ProjectUser[], changed: ProjectUser): ProjectUser[] {
  return users.map((user) => (user.id === changed.id ? changed : user));
}
