import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { goOffline } from '../../../../tests/support/web/connection';
import { newDevice } from '../../../../tests/support/web/device';
import { plain, report, showing } from '../../../../tests/support/web/results-screen';
import { refusal } from '../../../../tests/support/web/stub-network';
import type { YearVerification } from '../../../../core/contracts/ca-verifications';
import { testTotals } from '../records/test-records';
import { ResultsScreen } from '../results/results-screen';
import { testReport } from '../results/shared/test-results';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const show = showing(<ResultsScreen year="2024" />);
const put = 'PUT /api/ca-verifications/project/42/year/2024';

const verification = {
  provider: 'TÜV SÜD',
  assurance: 'limited',
  standard: 'ISO 14064-3',
  completedOn: '2025-03-12',
} as const;
const { scope1, scope2, scope3Baseline: scope3, total } = testTotals();
const tonnes = { scope1, scope2, scope3, total };
const stated: YearVerification = { stated: { ...verification, tonnes }, version: 1 };
const lapsed: YearVerification = {
  stated: { ...verification, tonnes: { ...tonnes, total: 900 } },
  version: 1,
};
const withVerification = (of?: YearVerification) => ({
  [report]: { data: testReport(of && { verification: of }) },
});
const card = async () =>
  within((await screen.findByRole('heading', { name: 'Verification' })).closest('section') as HTMLElement);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const line = /^Verified by TÜV SÜD/;
const saveIn = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

beforeEach(newDevice);

it('states who has verified the account, with the figures that the person saw', async () => {
  const { to } = show({ ...withVerification(), [put]: { data: stated } });
  expect(await (await card()).findByText(/^No verification by a third party is stated/)).toBeVisible();
  await press('State a verification');
  const dialog = await screen.findByRole('dialog', { name: 'Verification of 2024' });
  expect(plain(dialog)).toContain('Total1,150.0 t CO2e');
  await saveIn(dialog);
  expect(await screen.findByText('Enter who has verified the account')).toBeVisible();
  expect(screen.getByText('Enter when the verification was completed')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Verified by'), ' TÜV SÜD ');
  await userEvent.type(screen.getByRole('textbox', { name: /^Standard of the verification/ }), 'ISO 14064-3');
  await userEvent.type(screen.getByLabelText('Verified on'), '2025-03-12');
  await saveIn(dialog);
  await waitFor(() => expect(to(put)).toHaveLength(1));
  expect(to(put)[0]?.body).toEqual({ data: { verification, seen: tonnes, version: 0 } });
  expect((await (await card()).findByText(line)).parentElement).toHaveTextContent(
    'Verified by TÜV SÜD · Limited assurance · ISO 14064-3 · Mar 12, 2025',
  );
  expect(within(screen.getByRole('region', { name: 'Total' })).getByText(line)).toBeVisible();
  expect(await (await card()).findByRole('button', { name: 'Change the verification' })).toBeVisible();
});

it.each([
  ['in the future', '2999-01-01', 'The date is in the future'],
  ['before the year', '2015-03-12', 'The date is before the year that was verified'],
])('refuses a day %s at the field', async (_which, wrong, fault) => {
  const { to } = show(withVerification(stated));
  await press('Change the verification');
  const day = await screen.findByLabelText('Verified on');
  await userEvent.clear(day);
  await userEvent.type(day, wrong);
  await saveIn(screen.getByRole('dialog'));
  expect(await screen.findByText(fault)).toBeVisible();
  expect(to(put)).toHaveLength(0);
});

it('sends nothing if nothing was changed', async () => {
  const { to } = show(withVerification(stated));
  await press('Change the verification');
  await saveIn(await screen.findByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(to(put)).toHaveLength(0);
});

it('says that other figures were verified, and confirms it for those of the account', async () => {
  const { to } = show({ ...withVerification(lapsed), [put]: { data: { ...stated, version: 2 } } });
  const notice = await screen.findByText(/^The verification by TÜV SÜD refers to 900\.0.t CO₂e/);
  expect(plain(notice)).toContain('the account now gives 1,150.0 t CO2e. It is not shared any more until');
  expect(within(screen.getByRole('region', { name: 'Total' })).queryByText(line)).not.toBeInTheDocument();
  await press('Confirm or withdraw');
  expect(document.activeElement).toHaveTextContent('Verification');
  await press('Confirm the verification');
  await saveIn(await screen.findByRole('dialog'));
  await waitFor(() => expect(to(put)).toHaveLength(1));
  expect(to(put)[0]?.body).toEqual({ data: { verification, seen: tonnes, version: 1 } });
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

it('says that the division into scopes is another, if the total is the same', async () => {
  const other = { ...tonnes, scope1: scope1 + 1, scope2: scope2 - 1 };
  show(withVerification({ stated: { ...verification, tonnes: other }, version: 1 }));
  expect(
    await screen.findByText(/refers to other figures by scope than the account now gives/),
  ).toBeVisible();
});

it('withdraws a verification after a question', async () => {
  const { to } = show({ ...withVerification(stated), [put]: { data: { stated: null, version: 2 } } });
  await press('Withdraw the verification');
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw the verification?' }));
  expect(to(put)).toHaveLength(0);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw the verification' }));
  await waitFor(() => expect(to(put)[0]?.body).toEqual({ data: { verification: null, version: 1 } }));
  expect(await (await card()).findByText(/^No verification by a third party is stated/)).toBeVisible();
});

it.each([
  ['FIGURE_CHANGED', /^The account has been calculated again in the meantime/],
  ['STALE_VERSION', /^A colleague has changed the verification in the meantime/],
])('explains the refusal %s', async (code, text) => {
  const theirs = { stated: { ...verification, tonnes, provider: 'DNV' }, version: 2 };
  show({ ...withVerification(lapsed), [put]: () => refusal(409, code, 'No.', theirs) });
  await press('Confirm the verification');
  await saveIn(await screen.findByRole('dialog'));
  expect(await screen.findByText('The verification was not changed')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('shows in the form what was refused and why, and sends it again if it is saved as it is', async () => {
  const answers = [refusal(422, 'INVALID', 'The server says no.'), { data: stated }];
  const { to } = show({ ...withVerification(), [put]: () => answers.shift() });
  await press('State a verification');
  await userEvent.type(await screen.findByLabelText('Verified by'), 'TÜV SÜD');
  await userEvent.type(screen.getByLabelText('Verified on'), '2025-03-12');
  await saveIn(screen.getByRole('dialog'));
  expect(await screen.findByText('The verification was not changed')).toBeVisible();
  await press('Change the verification');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Not accepted: The server says no.');
  expect(within(dialog).getByLabelText('Verified by')).toHaveValue('TÜV SÜD');
  await saveIn(dialog);
  await waitFor(() => expect(to(put)).toHaveLength(2));
  expect(to(put)[1]?.body).toMatchObject({ data: { verification: { provider: 'TÜV SÜD' } } });
  await waitFor(() => expect(screen.queryByText('Not accepted')).not.toBeInTheDocument());
});

it('keeps a statement made offline and marks it', async () => {
  const { to } = show(withVerification(lapsed));
  await screen.findByRole('button', { name: 'Confirm the verification' });
  const goOnline = goOffline();
  await press('Confirm the verification');
  await saveIn(await screen.findByRole('dialog'));
  expect(await (await card()).findByText('Not sent yet')).toBeVisible();
  expect(to(put)).toHaveLength(0);
  goOnline();
});

it('shows somebody who may not change it only what is stated', async () => {
  show({
    ...withVerification(lapsed),
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User', viewOnly: true }],
    },
  });
  expect(await (await card()).findByText(line)).toBeVisible();
  expect(screen.getByText(/refers to 900\.0/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /verification|Confirm/ })).not.toBeInTheDocument();
});
