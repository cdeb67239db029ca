import { act, render, screen } from '@testing-library/react';
import { publicEnv } from '../../../../tests/support/web/public-env';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { InvitationGuard } from './invitation-guard';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

const validate = 'POST /api/landing/validate-token';

async function show(answer: object | number) {
  navigate.mockReset();
  stubNetwork({ 'GET /env.json': publicEnv, [validate]: answer });
  await act(async () => {
    render(
      <WithTexts>
        <InvitationGuard token="t" isOngoing={() => false}>
          <p>The form</p>
        </InvitationGuard>
      </WithTexts>,
    );
  });
}

it('keeps the form and says so where the token could not be validated', async () => {
  await show(500);
  expect(await screen.findByText('Failed to validate token')).toBeVisible();
  expect(screen.getByText('The form')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

it('leads away from the form with a token that is invalid', async () => {
  await show({ TokenStatus: 'Error: token invalid or expired' });
  expect(navigate).toHaveBeenCalledWith('/error/', { replace: true });
});

it('says who has registered already', async () => {
  await show({ TokenStatus: 'Error: token used, registration in progress' });
  expect(await screen.findByRole('heading', { name: 'Account Already Registered' })).toBeVisible();
});
