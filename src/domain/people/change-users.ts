import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ProjectUser } from '../../../core/contracts/users';
import type { ApiError } from '../../lib/api/api-error';
import { api } from '../../lib/api/api';
import { projectApi } from '../company/project-api';

interface Change<Result> {
  projectId: number;
  /** The list if the server accepts. */
  expected: (users: ProjectUser[]) => ProjectUser[];
  /** The list with the server's response. */
  settled: (users: ProjectUser[], result: Result) => ProjectUser[];
}

/** The state required by patches of the API cache. */
type ApiState = ReturnType<Parameters<ReturnType<typeof projectApi.util.updateQueryData>>[1]>;

interface Started<Result> {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  queryFulfilled: Promise<{ data: Result }>;
}

/**
 * Changes the list of people as an optimistic update, undoes it if the server refuses, and then applies the server's
 * response.
 */
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
    // After these errors only the server knows the current list.
    const { status } = (failure as { error: ApiError }).error;
    if (status === 404 || status === 409 || status === 'TIMEOUT' || status === 'UNEXPECTED')
      dispatch(api.util.invalidateTags(['Users']));
  }
}

/** The list with one person replaced. */
export function withUser(users: ProjectUser[], changed: ProjectUser): ProjectUser[] {
  return users.map((user) => (user.id === changed.id ? changed : user));
}
