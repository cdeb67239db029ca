import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prerendered } from '../../../../tests/support/web/prerendered';
import { publicEnv } from '../../../../tests/support/web/public-env';
import { leaveInSecondStep } from '../../../../tests/support/web/registration-draft';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { keepEarlyInput } from '../../../lib/hydration/early-input';
import { hydrateIncrementally } from '../../../lib/hydration/hydrate-incrementally';
import { HydratedRoot } from '../../../lib/hydration/hydrated-root';
import { isRegistrationSent } from '../draft';
import type { RegistrationValues } from '../values';
import { RegistrationScreen } from './registration-screen';

jest.mock('gatsby', () => ({ navigate: () => undefined }));

const createProject = 'POST /api/registration/create-project';
const company = {
  companyName: 'Northgate Coatings Ltd',
  companyCountry: 'GB',
  industryId: '7',
  companySize: '2',
};
const person = {
  firstName: 'Sarah',
  lastName: 'Mitchell',
  email: 'sarah@northgate.example',
  termsAccepted: true,
};

let drafts = 0;

/** Renders the screen with what was typed so far, each time with another invitation. */
async function show(
  values: Partial<RegistrationValues>,
  answer: object = { warning: 'WARNING: DUNS EXISTS' },
) {
  const network = stubNetwork({
    'GET /env.json': publicEnv,
    'GET /api/app-registration-industries': {
      data: [{ id: 7, code: 'C20', name: 'Chemicals' }],
      meta: { pagination: { pageCount: 1 } },
    },
    [createProject]: answer,
  });
  drafts += 1;
  const token = `${drafts}`.padStart(8, 't');
  leaveInSecondStep(token, { ...company, ...values });
  await act(async () => {
    render(
      <WithTexts>
        <RegistrationScreen token={token} onRegistered={() => undefined} />
      </WithTexts>,
    );
  });
  return { ...network, token };
}

const errorTitle = "We couldn't complete your registration";
const complete = () => userEvent.click(screen.getByRole('button', { name: 'Complete Registration' }));
const duns = () => screen.findByLabelText(/DUNS number/);

it('names what the disabled last button waits for', async () => {
  await show({ ...person, firstName: ' ', termsAccepted: false });
  const button = screen.getByRole('button', { name: 'Complete Registration' });
  expect(button).toBeDisabled();
  expect(screen.getByText(/^Still needed/)).toHaveTextContent(
    'Still needed: First name, Consent to the terms',
  );

  await userEvent.type(screen.getByLabelText('First name'), 'Sarah');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(button).toBeEnabled();
  expect(screen.queryByText(/^Still needed/)).not.toBeInTheDocument();
});

it('returns to a validation error in the first step before anything is sent', async () => {
  const { to } = await show({ ...person, dunsNumber: '12345' });
  await complete();
  await waitFor(async () => expect(await duns()).toHaveFocus());
  expect(screen.getByText('DUNS number must be exactly 9 digits')).toBeVisible();
  expect(to(createProject)).toEqual([]);

  await userEvent.type(await duns(), '6789');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to next step' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Complete Registration' }));
  await screen.findByRole('heading', { name: 'Sorry, one more thing...' });
  expect(to(createProject)).toHaveLength(1);
});

it('moves the focus to the question, and from there back to the form', async () => {
  await show(person);
  await complete();
  expect(await screen.findByRole('heading', { name: 'Sorry, one more thing...' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Check data again' }));
  expect(await screen.findByRole('heading', { name: 'Personal Information' })).toHaveFocus();
});

it('moves the focus to the failure, and from there back to the form', async () => {
  await show(person, refusal(400, 'INVALID_INPUT', 'Something is wrong.'));
  await complete();
  const title = await screen.findByRole('heading', { name: errorTitle });
  expect(title).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back to form' }));
  expect(await screen.findByRole('heading', { name: 'Personal Information' })).toHaveFocus();
});

it('says that the account is being created until the server has responded', async () => {
  let answer: (body: object) => void = () => undefined;
  await show(person, new Promise((resolve) => (answer = resolve)));
  await complete();
  expect(await screen.findByText('Creating your account...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Complete Registration' })).not.toBeInTheDocument();
  answer({ warning: 'WARNING: DUNS EXISTS' });
  await screen.findByRole('heading', { name: 'Sorry, one more thing...' });
});

it('stops waiting for a server that does not respond, and keeps the form', async () => {
  await show(person, () => Promise.reject(new DOMException('30 seconds are over', 'TimeoutError')));
  await complete();
  expect(await screen.findByRole('heading', { name: errorTitle })).toBeVisible();
  expect(screen.getByText('Registration failed. Please try again later.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to form' }));
  expect(await screen.findByLabelText('Last name')).toHaveValue('Mitchell');
});

it('says what to do about a refused token: the link, the inviting company, or the login', async () => {
  await show(person, refusal(400, 'TOKEN_INVALID', 'ERROR: TOKEN INVALID'));
  await complete();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The invitation token is invalid or has expired. ' +
      'Please check your invitation email or contact the sender for a new invitation.',
  );
  expect(
    screen.getByText(
      'Please use the exact link from your invitation email. ' +
        'If that does not help, contact the company that invited you or our support team.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['remains ongoing when the server fails', 500, 'Unavailable', true],
  ['is over once its invitation is refused', 409, 'Token already used', false],
])('a registration %s', async (_what, status, message, isOngoing) => {
  const { token } = await show(person, refusal(status, 'REFUSED', message));
  await complete();
  await screen.findByRole('heading', { name: errorTitle });
  expect(isRegistrationSent(token)).toBe(isOngoing);
});

it('keeps what was typed and chosen on the prerendered page before hydration', async () => {
  stubNetwork({ 'GET /env.json': publicEnv });
  const page = (
    <HydratedRoot>
      <WithTexts>
        <RegistrationScreen token="early-token" onRegistered={() => undefined} />
      </WithTexts>
    </HydratedRoot>
  );
  const container = prerendered(page);
  keepEarlyInput();
  fireEvent.change(screen.getByLabelText('Company name'), { target: { value: 'Early Ltd' } });
  fireEvent.change(screen.getByLabelText('Company size'), { target: { value: '3' } });
  await act(async () => hydrateIncrementally(page, container));
  expect(screen.getByLabelText('Company name')).toHaveValue('Early Ltd');
  expect(screen.getByLabelText('Company size')).toHaveDisplayValue('51–250 employees');
  expect(screen.getByLabelText('Start of the fiscal year')).toHaveDisplayValue('January');
  expect(screen.getByText(/^Still needed/)).toHaveTextContent('Still needed: Country, Industry');
});
