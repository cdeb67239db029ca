import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { ProjectUser } from '../../../core/contracts/users';
import { screenStore } from './api-store';
import { stubNetwork } from './stub-network';
import { testUser } from './test-user';
import { WithTexts } from './with-texts';
import { api } from '../../../src/lib/api/api';

export const list = 'GET /api/user-management/project/42/users';
export const privileges = 'GET /api/company-profile/42/privileges';
export const create = 'POST /api/user-management/project/42/users';
export const transfer = 'POST /api/user-management/transfer-main-user';
export const luis = testUser();
export const ada = testUser({ firstName: 'Ada', lastName: 'Admin', role: 'Admin' });
const mia = testUser({ firstName: 'Mia', lastName: 'Main', role: 'Admin', isMainUser: true });
export const anna = (overrides: Partial<ProjectUser>) =>
  testUser({ firstName: 'Anna', lastName: 'Berger', email: 'ANNA@example.test', ...overrides });
export const ofLuis = encodeURI(`/api/user-management/users/${luis.id}`);

export const asMainUser = [anna({ role: 'Admin', isMainUser: true }), luis, ada];
export const asAdmin = [anna({ role: 'Admin' }), luis, ada, mia];
export const asUser = [anna({ role: 'User' }), luis, ada, mia];

/** Shows the screen with a server that responds like this. */
export const showing =
  (shown: ReactElement) =>
  (users: ProjectUser[], routes: Parameters<typeof stubNetwork>[0] = {}) => {
    const network = stubNetwork({
      [list]: { data: users },
      [privileges]: { privileges: { AppMode: 'OPEN' } },
      ...routes,
    });
    const store = screenStore();
    const { unmount } = render(
      <Provider store={store}>
        <WithTexts>{shown}</WithTexts>
      </Provider>,
    );
    /** Like an event from the server. */
    const reload = () => act(async () => void store.dispatch(api.util.invalidateTags(['Users'])));
    return { ...network, reload, unmount };
  };

export const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).parentElement as HTMLElement);

export async function actionsOf(name: string): Promise<string[]> {
  const row = await rowOf(name);
  const button = row.queryByRole('button', { name: `Actions for ${name}` });
  if (!button) return [];
  await userEvent.click(button);
  return row.getAllByRole('listitem').map((item) => item.textContent ?? '');
}

export async function choose(name: string, action: string) {
  await actionsOf(name);
  await userEvent.click((await rowOf(name)).getByRole('button', { name: action }));
}
