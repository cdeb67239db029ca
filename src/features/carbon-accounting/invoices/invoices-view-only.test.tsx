import { screen, waitFor } from '@testing-library/react';
import { path, showing } from '../../../../tests/support/web/carbon-inputs';
import { InvoicesScreen } from './invoices-screen';

const list = { data: [], meta: { pagination: { page: 1, pageSize: 10, pageCount: 1 } } };
const users = 'GET /api/user-management/project/42/users';
const world = {
  [`GET ${path('invoices')}`]: { data: { invoices: [], meanings: [] } },
  [`GET ${path('imports')}`]: list,
  [`GET ${path('activities-data')}`]: list,
};
const show = showing(<InvoicesScreen />);
const toLedger = () => screen.queryByRole('link', { name: 'From a creditor list' });

it('leads people who may add figures on to the list of creditors', async () => {
  show(world);
  await screen.findByLabelText('Choose invoices');
  expect(toLedger()).toBeVisible();
});

it('leads view-only people to no page that is empty for them', async () => {
  const { to } = show({
    ...world,
    [users]: {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User', viewOnly: true }],
    },
  });
  expect(await screen.findByRole('heading', { name: 'Invoices' })).toBeVisible();
  await waitFor(() => expect(to(users)).toHaveLength(1));
  expect(toLedger()).not.toBeInTheDocument();
});
