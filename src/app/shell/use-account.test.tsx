import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna, fakeAuth } from '../../../tests/support/web/fake-auth';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { testUser } from '../../../tests/support/web/test-user';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { AuthContext } from '../../lib/auth/auth-context';
import { useAccount } from './use-account';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

function Account() {
  const { name, company } = useAccount();
  return <p>{`${name}, ${company}`}</p>;
}

it('shows the person’s current name, not the one from sign-in', async () => {
  stubNetwork({
    'GET /api/user-management/project/42/users': {
      data: [testUser({ email: anna.email.toUpperCase(), firstName: 'Anna', lastName: 'Huber' })],
    },
    'GET /api/company-profile/42': { data: { CompanyData: { Name: 'Alpenguss GmbH' } } },
  });
  const auth = fakeAuth();
  render(
    <AuthContext.Provider value={() => auth}>
      <Provider store={screenStore()}>
        <WithTexts>
          <Account />
        </WithTexts>
      </Provider>
    </AuthContext.Provider>,
  );
  expect(screen.getByText(/Anna Berger/)).toBeVisible();
  expect(await screen.findByText('Anna Huber, Alpenguss GmbH')).toBeVisible();
});
