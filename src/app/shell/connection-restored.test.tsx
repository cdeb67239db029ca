import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { goOffline } from '../../../tests/support/web/connection';
import { newDevice } from '../../../tests/support/web/device';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { ConnectionRestored } from './connection-restored';

it('announces that the connection is back, each time', () => {
  newDevice();
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <ConnectionRestored />
      </WithTexts>
    </Provider>,
  );
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  for (let times = 0; times < 2; times += 1) {
    const goOnline = goOffline();
    expect(region).toBeEmptyDOMElement();
    goOnline();
    expect(region).toHaveTextContent('The connection is back.');
  }
});
