import { apiStore } from '../../../tests/support/web/api-store';
import { refusal, stubNetwork } from '../../../tests/support/web/stub-network';
import { projectApi } from './project-api';

const { getPrivileges, getUsers } = projectApi.endpoints;
const privileges = 'GET /api/company-profile/42/privileges';
const users = 'GET /api/user-management/project/42/users';
const ownWords = refusal(403, 'FORBIDDEN', 'You are not part of this company.');

it.each([
  [503, 'Failed to get privileges: 503'],
  [ownWords, 'You are not part of this company.'],
])('reports why the privileges are unavailable: %#', async (answer, message) => {
  stubNetwork({ [privileges]: answer });
  const { error } = await apiStore().dispatch(getPrivileges.initiate(42));
  expect(error).toMatchObject({ message });
});

it.each([
  [503, 'Failed to load users: 503'],
  [ownWords, 'You are not part of this company.'],
])('reports why the users are unavailable: %#', async (answer, message) => {
  stubNetwork({ [users]: answer });
  const { error } = await apiStore().dispatch(getUsers.initiate(42));
  expect(error).toMatchObject({ message });
});
