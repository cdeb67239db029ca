import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countryNames } from '../../../core/countries/country-name';
import { publicEnv } from '../../../tests/support/web/public-env';
import { refusal, stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { pendingAcceptance } from '../../lib/session/pending-acceptance';
import { RegisterPage } from './register-page';

jest.mock('gatsby', () => ({ navigate: () => undefined }));

const invitation = {
  LinkingId: '1',
  RequesterCompanyName: 'Nordwerk Automotive AG',
  SupplierName: 'Alpen Guss GmbH',
  SupplierEmail: 'office@alpenguss.example',
  RequestedCountry: 'AT',
  RequestedCountryNames: countryNames('AT'),
  InvitationToken: 't',
  locale: 'en',
};

let opened = 0;

/** The page with an unchecked token, as after a reload or when the address was opened directly. */
function open(check: object = { status: 'VALID', data: invitation, message: '' }) {
  stubNetwork({
    'GET /env.json': publicEnv,
    'GET /api/app-registration-industries': {
      data: [{ id: 24, code: 'C24', name: 'Basic metals' }],
      meta: { pagination: { pageCount: 1 } },
    },
    'POST /api/landing/validate-token': { TokenStatus: 'Valid invitation' },
    'POST /api/landing/check-invitation': check,
    'POST /api/registration/create-project': refusal(409, 'USER_EXISTS', 'ERROR: USER EXISTS'),
  });
  opened += 1;
  render(
    <WithTexts>
      <RegisterPage search={`?token=${`${opened}`.padStart(10, 'r')}`} />
    </WithTexts>,
  );
}

const country = () => screen.getByRole('combobox', { name: 'Country' });

async function goToPerson() {
  const industry = screen.getByRole('combobox', { name: 'Industry' });
  await userEvent.type(industry, 'foundry');
  await userEvent.click(await screen.findByRole('option', { name: /Basic metals/ }));
  await userEvent.selectOptions(screen.getByLabelText('Company size'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to next step' }));
  await screen.findByRole('heading', { name: 'Personal Information' });
}

it('names the inviting company, and prefills company and person from the invitation', async () => {
  open();
  expect(await screen.findByText('Invited by Nordwerk Automotive AG')).toBeVisible();
  expect(screen.getByLabelText('Company name')).toHaveValue('Alpen Guss GmbH');
  expect(country()).toHaveValue('Austria');
  await goToPerson();
  expect(screen.getByLabelText('Email address')).toHaveValue('office@alpenguss.example');
  expect(screen.getByRole('combobox', { name: 'Dial code' })).toHaveValue('+43');
});

it('keeps what someone typed before the invitation was loaded', async () => {
  let answer: (body: unknown) => void = () => undefined;
  open(new Promise((resolve) => (answer = resolve)));
  await userEvent.type(await screen.findByLabelText('Company name'), 'Alpine Castings');
  answer({ status: 'VALID', data: invitation, message: '' });
  await waitFor(() => expect(country()).toHaveValue('Austria'));
  expect(screen.getByLabelText('Company name')).toHaveValue('Alpine Castings');
  await goToPerson();
});

it('uses the dial code of the country until the person chooses one', async () => {
  open();
  await screen.findByText('Invited by Nordwerk Automotive AG');
  await userEvent.clear(country());
  await userEvent.type(country(), 'Holland');
  await userEvent.click(await screen.findByRole('option', { name: /Netherlands/ }));
  await goToPerson();
  const dialCode = () => screen.getByRole('combobox', { name: 'Dial code' });
  await waitFor(() => expect(dialCode()).toHaveValue('+31'));
  await userEvent.clear(dialCode());
  await userEvent.type(dialCode(), 'Portugal');
  await userEvent.click(await screen.findByRole('option', { name: /Portugal/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.clear(country());
  await userEvent.type(country(), 'France');
  await userEvent.click(await screen.findByRole('option', { name: /^France/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to next step' }));
  await screen.findByRole('heading', { name: 'Personal Information' });
  expect(dialCode()).toHaveValue('+351');
});

it('directs a person with an account to their sign-in, which accepts the invitation', async () => {
  open();
  await screen.findByText('Invited by Nordwerk Automotive AG');
  await goToPerson();
  await userEvent.type(screen.getByLabelText('First name'), 'Eva');
  await userEvent.type(screen.getByLabelText('Last name'), 'Huber');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Complete Registration' }));
  const login = await screen.findByRole('link', { name: 'Login' });
  expect(login).toHaveAttribute('href', '/?kc_action=reauthenticate&login_hint=office%40alpenguss.example');
  login.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(login);
  expect(pendingAcceptance()).toMatchObject({ linkingId: '1' });
});
