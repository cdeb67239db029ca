import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { Role } from '../../../core/contracts/users';
import { screenStore } from './api-store';
import { stubNetwork } from './stub-network';
import { testUser } from './test-user';
import { WithTexts } from './with-texts';

export const peopleRoute = 'GET /api/user-management/project/42/users';

/** The card about other systems below the list of people, for a person of that role. */
export function showSystems(
  part: ReactElement,
  routes: Parameters<typeof stubNetwork>[0],
  role: Role = 'Admin',
) {
  const network = stubNetwork({
    [peopleRoute]: { data: [testUser({ email: 'anna@example.test', role })] },
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'OPEN' } },
    ...routes,
  });
  const store = screenStore();
  const { container } = render(
    <Provider store={store}>
      <WithTexts>{part}</WithTexts>
    </Provider>,
  );
  return { ...network, store, container };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
