import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { list, path, settings, showing } from '../../../../tests/support/web/carbon-inputs';
import { newSpendVolume } from '../records/new-records';
import { UpdateScreen } from '../update/update-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UpdateScreen year="2024" />);
const field = (unit: string) => screen.findByRole('textbox', { name: `Turnover, thousand ${unit}` });
const ofYear = (values: Parameters<typeof newSpendVolume>[1]) => {
  const record = { ...newSpendVolume(2024, values), version: 2 };
  return {
    record,
    update: `PUT ${path('spend-volumes', `/${record.id}`)}`,
    routes: {
      [`GET ${path('spend-volumes')}`]: list(record),
      [`PUT ${path('spend-volumes', `/${record.id}`)}`]: { data: { ...record, version: 3 } },
    },
  };
};
const inFrancs = { turnoverInThsdUSD: 5300, turnoverInThsd: 5000, currency: 'CHF', spendShareOfTurnover: 40 };
const ofBefore = { turnoverInThsdUSD: 7000, spendShareOfTurnover: 40 };

it('shows how the turnover is converted to USD of 2022, step by step', async () => {
  const { routes } = ofYear({ ...inFrancs, currency: 'EUR' });
  show(routes);
  expect(await field('EUR')).toHaveValue('5,000');
  expect(screen.getByText(/^At 1.08238 USD per EUR.* mean of 2024: 5,411.9 thousand USD$/)).toBeVisible();
  expect(
    screen.getByText(
      /^Times 0\.\d{1,8} for prices of 2024 brought to 2022 .*: 5,049\.\d+ thousand USD of 2022$/,
    ),
  ).toBeVisible();
  expect(screen.getByText(/factors for purchases are published per USD of 2022/)).toBeVisible();
  expect(screen.getByText('Purchases').nextSibling).toHaveTextContent('2,000 thousand EUR');
});

it('keeps a year in the currency it was typed in, and sends it with every figure', async () => {
  const { update, routes } = ofYear(inFrancs);
  const { to } = show(routes);
  await userEvent.clear(await field('CHF'));
  await userEvent.type(await field('CHF'), '6000{Enter}');
  await waitFor(() => expect(to(update)).toHaveLength(1));
  expect(to(update)[0]?.body).toEqual({ data: { TurnoverInThsd: 6000, Currency: 'CHF', version: 2 } });
  expect(screen.getByText('This year is in CHF; your books are kept in EUR.')).toBeVisible();
});

it('keeps figures in USD of 2022 until they are entered in the currency of the books', async () => {
  const { update, routes } = ofYear(ofBefore);
  const { to } = show(routes);
  expect(await field('USD of 2022')).toHaveValue('7,000');
  await userEvent.click(screen.getByRole('button', { name: 'Enter it in EUR' }));
  await userEvent.type(await field('EUR'), '6500{Enter}');
  await waitFor(() => expect(to(update)).toHaveLength(1));
  expect(to(update)[0]?.body).toEqual({ data: { TurnoverInThsd: 6500, Currency: 'EUR', version: 2 } });
});

it('edits a figure in USD of 2022 as such', async () => {
  const { update, routes } = ofYear(ofBefore);
  const { to } = show(routes);
  await userEvent.clear(await field('USD of 2022'));
  await userEvent.type(await field('USD of 2022'), '7100{Enter}');
  await waitFor(() => expect(to(update)).toHaveLength(1));
  expect(to(update)[0]?.body).toEqual({ data: { TurnoverInThsdUSD: 7100, version: 2 } });
});

it('undoes a change in the previous unit', async () => {
  const { update, routes } = ofYear(ofBefore);
  const { to } = show(routes);
  await userEvent.click(await screen.findByRole('button', { name: 'Enter it in EUR' }));
  await userEvent.type(await field('EUR'), '6500{Enter}');
  await waitFor(() => expect(to(update)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(to(update)).toHaveLength(2));
  expect(to(update)[1]?.body).toMatchObject({ data: { TurnoverInThsdUSD: 7000 } });
  expect(to(update)[1]?.body).not.toHaveProperty('data.Currency');
});

it('says at the field that there is no rate, and accepts USD of 2022 instead', async () => {
  const create = `POST ${path('spend-volumes', '/create')}`;
  const { to } = show({
    [`GET ${path('settings')}`]: { data: { ...settings, currency: 'THB' } },
    [create]: 503,
  });
  await userEvent.type(await field('THB'), '5000{Enter}');
  expect(
    screen.getByText(/^There is no exchange rate of this currency/).closest('[role=alert]'),
  ).not.toBeNull();
  expect(await field('THB')).toBeInvalid();
  expect(to(create)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Enter it in USD of 2022' }));
  await userEvent.type(await field('USD of 2022'), '150{Enter}');
  await waitFor(() => expect(to(create)).not.toHaveLength(0));
  expect(to(create)[0]?.body).toMatchObject({ data: { Year: 2024, TurnoverInThsdUSD: 150 } });
});
