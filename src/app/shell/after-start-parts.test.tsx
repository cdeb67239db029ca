import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { chooseTheme, chosenTheme } from '../../lib/theme/theme';
import AfterStartParts from './after-start-parts';

jest.mock('../../features/relaunch/components/relaunch-announcement', () => ({
  RelaunchAnnouncement: () => null,
}));

const settingsCall = 'GET /api/account/settings';

function show() {
  const network = stubNetwork({ [settingsCall]: { data: { email: 'anna@example.test', theme: 'dark' } } });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <AfterStartParts projectId={42} />
      </WithTexts>
    </Provider>,
  );
  return network;
}

beforeEach(() => {
  window.localStorage.clear();
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});

it('applies the account’s appearance on a device where none was chosen', async () => {
  show();
  await waitFor(() => expect(chosenTheme()).toBe('dark'));
});

it('keeps what was chosen on the device, also to follow the system', () => {
  chooseTheme('system');
  const { to } = show();
  expect(to(settingsCall)).toEqual([]);
  expect(chosenTheme()).toBe('system');
});
