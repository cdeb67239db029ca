import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../tests/support/web/stub-network';
import {
  anna,
  changed,
  city,
  edit,
  entry,
  get,
  history,
  page,
  profile,
  put,
  save,
  showing,
  typeCity,
} from '../../../../tests/support/web/company-profile';
import { testUser } from '../../../../tests/support/web/test-user';
import { CompanyProfileScreen } from './company-profile-screen';

const show = showing(<CompanyProfileScreen />);

beforeEach(() => window.sessionStorage.clear());

it('can be edited by the main user; sends the version that was read and shows the result', async () => {
  const { to } = show({ [put]: { data: changed('Wels', 4) } });
  await edit();
  await typeCity('Wels');
  await save();
  expect(await screen.findByText('The company profile has been saved.')).toBeVisible();
  expect(screen.getByText(/4400 Wels/)).toBeVisible();
  expect(to(put)[0]?.body).toEqual({
    companyData: { ...profile.CompanyData, City: 'Wels' },
    personalData: profile.PersonalData,
    version: 3,
  });
});

it('shows the industry once the industry list has loaded, and no number before', async () => {
  let arrive = (_list: object) => {};
  const arriving = new Promise<object>((resolve) => (arrive = resolve));
  show({ 'GET /api/app-registration-industries': () => arriving });
  expect(await screen.findByText('The list of industries is being loaded …')).toBeInTheDocument();
  expect(screen.queryByText('24')).not.toBeInTheDocument();
  arrive(page([{ id: 24, code: 'METAL', name: 'Metal products' }]));
  expect(await screen.findByText('Metal products')).toBeVisible();
});

it('says in place of the industry that the industry list could not be loaded', async () => {
  show({ 'GET /api/app-registration-industries': 503 });
  expect(await screen.findByText('The list of industries could not be loaded.')).toBeVisible();
  expect(screen.queryByText('24')).not.toBeInTheDocument();
});

it.each([
  ['a User', testUser({ firstName: 'Anna', email: 'anna@example.test' })],
  ['an Admin', testUser({ firstName: 'Anna', email: 'anna@example.test', role: 'Admin' })],
])('is read only for %s, who is told who may edit it', async (_who, own) => {
  const mia = testUser({ firstName: 'Mia', lastName: 'Main', role: 'Admin', isMainUser: true });
  show({}, [own, mia]);
  expect(
    await screen.findByText(
      'You do not have permission to edit the company profile. Only the main user, Mia Main, may do so.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
});

it('says that it could not be checked who may edit it, and offers to try again', async () => {
  let people: object | number = 500;
  show({ 'GET /api/user-management/project/42/users': () => people });
  expect(await screen.findByText('We could not check whether you may edit the profile')).toBeVisible();
  expect(screen.queryByText(/You do not have permission/)).not.toBeInTheDocument();
  people = { data: [anna] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
});

it('is restored when the server refuses, and what was typed stays', async () => {
  show({ [put]: refusal(500, 'INTERNAL_ERROR', 'Broken.') });
  await edit();
  await typeCity('Wels');
  await save();
  const alert = await screen.findByText('Failed to update profile');
  expect(alert.parentElement).toHaveTextContent('The server’s answer: Broken.');
  expect(city()).toHaveValue('Wels');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(/4400 Steyr/)).toBeVisible();
});

describe('when the contact is the previous main user', () => {
  const mia = testUser({ firstName: 'Mia', lastName: 'Main', email: 'mia@example.test', role: 'Admin' });
  const ofMia = {
    ...profile,
    PersonalData: { ...profile.PersonalData, Name: 'Mia', SurName: 'Main', Email: mia.email },
  };
  const show = showing(<CompanyProfileScreen />);

  beforeEach(() => window.localStorage.clear());

  it('asks about it; one press makes the main user the contact', async () => {
    const { to } = show({ [get]: { data: ofMia }, [put]: { data: changed('Steyr', 4) } }, [anna, mia]);
    expect(await screen.findByText(/Your customers see Mia Main as the contact/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enter my details' }));
    await save();
    await waitFor(() => expect(to(put)).toHaveLength(1));
    expect(to(put)[0]?.body).toMatchObject({
      personalData: { Name: 'Anna', SurName: anna.lastName, Email: anna.email },
    });
  });

  it('keeps the contact and does not ask again', async () => {
    const { unmount } = show({ [get]: { data: ofMia } }, [anna, mia]);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Mia Main' }));
    expect(screen.queryByText(/Your customers see Mia Main/)).not.toBeInTheDocument();
    unmount();
    show({ [get]: { data: ofMia } }, [anna, mia]);
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
    expect(screen.queryByText(/Your customers see Mia Main/)).not.toBeInTheDocument();
  });
});

it('warns of a DUNS number that another company has, and saves it once confirmed', async () => {
  const answers = [refusal(409, 'DUNS_EXISTS', 'Taken.'), Response.json({ data: profile })];
  const { to } = show({ [put]: () => answers.shift() ?? 500 });
  await edit();
  await userEvent.clear(screen.getByLabelText(/DUNS number/));
  await userEvent.type(screen.getByLabelText(/DUNS number/), '300417999');
  await save();
  expect(await screen.findByText(/Another company already has this DUNS number/)).toBeVisible();
  await save();
  expect(await screen.findByText('The company profile has been saved.')).toBeVisible();
  expect(to(put)[0]?.body).not.toHaveProperty('suppressWarnings');
  expect(to(put)[1]?.body).toMatchObject({ suppressWarnings: true });
});

it('asks about an address that looks unusual, and saves it as it is', async () => {
  const { to } = show({ [put]: { data: changed('4400', 4) } });
  await edit();
  expect(screen.queryByText(/does not look like a postal code/)).not.toBeInTheDocument();
  await typeCity('4400');
  expect(screen.queryByText(/A city without letters/)).not.toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText(/Postal code/));
  await userEvent.type(screen.getByLabelText(/Postal code/), '44000');
  expect(screen.getByText(/A city without letters is unusual/)).toBeVisible();
  await userEvent.tab();
  expect(
    screen.getByText(/does not look like a postal code of the chosen country \(Austria\)/),
  ).toBeVisible();
  await save();
  await waitFor(() => expect(to(put)).toHaveLength(1));
  expect(to(put)[0]?.body).toMatchObject({ companyData: { City: '4400', ZipCode: '44000' } });
});

it('shows faults and sends nothing', async () => {
  const { to } = show();
  await edit();
  await userEvent.clear(screen.getByLabelText('Company name'));
  await userEvent.clear(screen.getByLabelText(/DUNS number/));
  await userEvent.type(screen.getByLabelText(/DUNS number/), '12345abc');
  await userEvent.clear(screen.getByLabelText('Email address'));
  await userEvent.type(screen.getByLabelText(/Phone number/), '12');
  await save();
  for (const fault of [
    'Company name is required',
    'DUNS number must be exactly 9 digits',
    'Email address is required',
    'Please enter a valid phone number',
  ]) {
    expect(await screen.findByText(fault)).toBeVisible();
  }
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveFocus());
  expect(to(put)).toHaveLength(0);
});

it('keeps what was typed when the page is mounted again and when offline', async () => {
  const { unmount } = show();
  await edit();
  await typeCity('Wels');
  unmount();
  show();
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Wels');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByText(/needs a connection to the server/)).toBeVisible();
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
});

it('has a history', async () => {
  show();
  expect(await screen.findByText('Anna Berger', { selector: 'span' })).toBeVisible();
  expect(screen.getByText(/Linz → Steyr/)).toBeVisible();
});

it.each([
  ['Ms', '女士'],
  ['Frau', 'Frau'],
])(
  'shows the salutation %s and its changes in the language of the page where a translation is known',
  async (Salutation, shown) => {
    const PersonalData = { ...profile.PersonalData, Salutation };
    const changes = [{ field: 'ContactSalutation', from: 'Mr', to: Salutation }];
    show(
      { [get]: { data: { ...profile, PersonalData } }, [history]: page([{ ...entry, changes }]) },
      [anna],
      'zh-CN',
    );
    expect(await screen.findByText(shown)).toBeVisible();
    expect(await screen.findByText(new RegExp(`先生 → ${shown}`))).toBeVisible();
  },
);

it('shows more of a long history with each press', async () => {
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...entry, number: index }));
  const { to } = show({
    [history]: ({ path }: { path: string }) => {
      const asked = Number(/pageSize=(\d+)/.exec(path)?.[1]);
      return { data: numbered(Math.min(asked, 130)), meta: { pagination: { total: 130 } } };
    },
  });
  const more = () => screen.findByRole('button', { name: 'Show more changes' });
  await userEvent.click(await more());
  await waitFor(() => expect(screen.getAllByText(/Linz → Steyr/)).toHaveLength(105));
  await userEvent.click(await more());
  await waitFor(() => expect(screen.getAllByText(/Linz → Steyr/)).toHaveLength(130));
  expect(screen.queryByRole('button', { name: 'Show more changes' })).not.toBeInTheDocument();
  expect(to(history)).toHaveLength(3);
});

it('accepts the alternative response formats of an API', async () => {
  show({ [get]: { data: JSON.stringify({ COMPANYDATA: JSON.stringify({ NAME: 'Alpenguss AG' }) }) } });
  expect(await screen.findByText('Alpenguss AG')).toBeVisible();
});
