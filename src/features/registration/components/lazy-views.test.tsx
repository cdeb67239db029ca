import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicEnv } from '../../../../tests/support/web/public-env';
import { leaveInSecondStep } from '../../../../tests/support/web/registration-draft';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { RegistrationScreen } from './registration-screen';

let isReachable = false;
jest.mock('./personal-step', () => {
  if (!isReachable) throw new Error('Loading chunk 532 failed.');
  return jest.requireActual<object>('./personal-step');
});

it('says that the second step could not be loaded, and loads it on retry with what was typed', async () => {
  stubNetwork({ 'GET /env.json': publicEnv });
  leaveInSecondStep('late-token', { lastName: 'Mitchell' });
  await act(async () => {
    render(
      <WithTexts>
        <RegistrationScreen token="late-token" onRegistered={() => undefined} />
      </WithTexts>,
    );
  });
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('This part of the page could not be loaded');

  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Last name')).toHaveValue('Mitchell');
  expect(failure).not.toBeInTheDocument();
});
