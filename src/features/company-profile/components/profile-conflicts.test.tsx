import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changed,
  city,
  edit,
  get,
  profile,
  put,
  save,
  showing,
  typeCity,
} from '../../../../tests/support/web/company-profile';
import { CompanyProfileScreen } from './company-profile-screen';

const show = showing(<CompanyProfileScreen />);

beforeEach(() => window.sessionStorage.clear());

const stale = (current: object) =>
  Response.json({ error: { code: 'STALE_VERSION', message: 'Changed.', details: current } }, { status: 409 });

it('changed meanwhile: both have another city, and the person chooses', async () => {
  const { to } = show({ [put]: stale(changed('Linz', 7)) });
  await edit();
  await typeCity('Wels');
  await save();
  expect(await screen.findByText(/Somebody else has changed this in the meantime\. You now/)).toBeVisible();
  expect(await screen.findByText('City – now: Linz; yours: Wels')).toBeVisible();
  await save();
  expect(to(put)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'City: keep mine, Wels' }));
  await save();
  await waitFor(() => expect(to(put)).toHaveLength(2));
  expect(to(put)[1]?.body).toMatchObject({ companyData: { City: 'Wels' }, version: 7 });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(/4400 Linz/)).toBeVisible();
});

it('changed meanwhile elsewhere: the second save keeps both changes', async () => {
  const inGermany = { ...profile, CompanyData: { ...profile.CompanyData, Country: 'DE' }, version: 7 };
  const { to } = show({ [put]: stale(inGermany) });
  await edit();
  await typeCity('Wels');
  await save();
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveValue('Germany'));
  await save();
  await waitFor(() => expect(to(put)).toHaveLength(2));
  expect(to(put)[1]?.body).toMatchObject({ companyData: { City: 'Wels', Country: 'DE' }, version: 7 });
});

it('changed by somebody else while the form is open: keeps what was typed on top', async () => {
  let stored = profile;
  const { to, reload } = show({ [get]: () => ({ data: stored }), [put]: { data: changed('Wels', 5) } });
  await edit();
  await typeCity('Wels');
  stored = { ...profile, CompanyData: { ...profile.CompanyData, CompanySize: 2 }, version: 4 };
  await reload();
  await waitFor(() => expect(screen.getByLabelText('Company size')).toHaveValue('2'));
  await save();
  await waitFor(() => expect(to(put)).toHaveLength(1));
  expect(to(put)[0]?.body).toMatchObject({ companyData: { City: 'Wels', CompanySize: 2 }, version: 4 });
});

it('changed by somebody else before the page is fetched again: keeps that change, too', async () => {
  const { unmount } = show();
  await edit();
  await typeCity('Wels');
  unmount();
  const stored = {
    ...changed('Linz', 4),
    PersonalData: { ...profile.PersonalData, JobTitle: 'Buyer' },
  };
  const { to } = show({ [get]: { data: stored }, [put]: { data: stored } });
  expect(await screen.findByText('City – now: Linz; yours: Wels')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'City: take theirs, Linz' }));
  expect(city()).toHaveValue('Linz');
  await save();
  await waitFor(() => expect(to(put)).toHaveLength(1));
  expect(to(put)[0]?.body).toMatchObject({
    companyData: { City: 'Linz' },
    personalData: { JobTitle: 'Buyer' },
    version: 4,
  });
});

it('opened again with a draft: stays open when what was typed is taken back and the page is fetched again', async () => {
  const { unmount } = show();
  await edit();
  await typeCity('Wels');
  unmount();
  let shown = profile;
  const { reload } = show({ [get]: () => ({ data: shown }) });
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Wels');
  await typeCity('Steyr');
  shown = { ...profile, CompanyData: { ...profile.CompanyData, Address: 'Werkstraße 4' }, version: 4 };
  await reload();
  await waitFor(() => expect(screen.getByLabelText(/^Address/)).toHaveValue('Werkstraße 4'));
  expect(city()).toHaveValue('Steyr');
});
