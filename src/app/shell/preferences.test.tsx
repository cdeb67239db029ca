import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { Preferences } from './preferences';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

const attribute = 'POST /api/user-management/update-attribute';

it('stores the chosen language and appearance in the account, for mails and other devices', async () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  const { to } = stubNetwork({ [attribute]: { data: {} } });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <Preferences />
      </WithTexts>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark appearance' }));
  await userEvent.click(screen.getByRole('button', { name: /English/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await waitFor(() => expect(to(attribute)).toHaveLength(2));
  expect(to(attribute).map(({ body }) => body)).toEqual([
    { email: anna.email, attributeName: 'theme', attributeValue: 'dark' },
    { email: anna.email, attributeName: 'locale', attributeValue: 'de' },
  ]);
});
