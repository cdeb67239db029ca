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

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

function show(answer: () => object | Promise<object>) {
  const { to } = stubNetwork({ [attribute]: answer });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <Preferences />
      </WithTexts>
    </Provider>,
  );
  return () => to(attribute).map(({ body }) => body);
}

it('stores the chosen language and appearance in the account, for mails and other devices', async () => {
  const sent = show(() => ({ data: {} }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark appearance' }));
  await userEvent.click(screen.getByRole('button', { name: /English/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { email: anna.email, attributeName: 'theme', attributeValue: 'dark' },
    { email: anna.email, attributeName: 'locale', attributeValue: 'de' },
  ]);
});

it('sends quick changes one after the other, so that a slow one does not overwrite a later one', async () => {
  let respond = () => {};
  const slow = new Promise<object>((resolve) => (respond = () => resolve({ data: {} })));
  const sent = show(() => slow);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark appearance' }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light appearance' }));
  await waitFor(() => expect(sent()).toMatchObject([{ attributeValue: 'dark' }]));
  respond();
  await waitFor(() =>
    expect(sent()).toMatchObject([{ attributeValue: 'dark' }, { attributeValue: 'light' }]),
  );
});
