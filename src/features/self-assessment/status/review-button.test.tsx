import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { goOffline } from '../../../../tests/support/web/connection';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { assessmentSlice } from '../assessment-slice';
import { ReviewButton } from './review-button';

it('waits for a connection, and says so', () => {
  stubNetwork({});
  render(
    <Provider store={screenStore(assessmentSlice)}>
      <WithTexts>
        <ReviewButton status="draft" isNext />
      </WithTexts>
    </Provider>,
  );
  const button = screen.getByRole('button', { name: 'Review and submit' });
  expect(button).toBeEnabled();
  const goOnline = goOffline();
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('You can submit as soon as the connection is back.');
  goOnline();
  expect(button).toBeEnabled();
  expect(button).not.toHaveAccessibleDescription();
});
