import { act, render, screen } from '@testing-library/react';
import { publicEnv } from '../../../../tests/support/web/public-env';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { checkInvitation } from '../check-invitation';
import { knownOutcome } from '../known-outcomes';
import { InvitationGuard } from './invitation-guard';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

const validate = 'POST /api/landing/validate-token';
const check = 'POST /api/landing/check-invitation';

async function show(answer: object | number, isOngoing = false) {
  navigate.mockReset();
  stubNetwork({
    'GET /env.json': publicEnv,
    [validate]: answer,
    [check]: { status: 'VALID', data: { RequesterCompanyName: 'Kestrel' } },
  });
  await checkInvitation('t');
  await act(async () => {
    render(
      <WithTexts>
        <InvitationGuard token="t" isOngoing={() => isOngoing}>
          <p>The form</p>
        </InvitationGuard>
      </WithTexts>,
    );
  });
}

it('keeps the form and says so if the token could not be validated', async () => {
  await show(500);
  expect(await screen.findByText('Failed to validate token')).toBeVisible();
  expect(screen.getByText('The form')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

it('leaves the form if the token is invalid', async () => {
  await show({ TokenStatus: 'Error: token invalid or expired' });
  expect(navigate).toHaveBeenCalledWith('/error/', { replace: true });
});

it.each(['completed', 'in progress'])(
  'leads to the landing page, which checks again, if the token is used: %s',
  async (registration) => {
    await show({ TokenStatus: `Error: token used, registration ${registration}` });
    expect(navigate.mock.calls).toEqual([['/?token=t', { replace: true }]]);
    expect(knownOutcome('t')).toBeUndefined();
  },
);

it('keeps the form if the token is used by the registration that was started here', async () => {
  await show({ TokenStatus: 'Error: token used, registration in progress' }, true);
  expect(screen.getByText('The form')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});
