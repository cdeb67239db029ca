import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, path, showing } from '../../../../../tests/support/web/carbon-inputs';
import { ProductsScreen } from './products-screen';
import { bracket } from '../test-products';

const show = showing(<ProductsScreen />);
const read = `GET ${path('products')}`;
const create = `POST ${path('products')}`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

it('lists products with the emissions of a declared unit', async () => {
  const line = bracket.lines[0];
  const broken = { ...bracket, id: 'b', name: 'Housing', footprint: null };
  show({
    [read]: list(bracket, { ...broken, lines: [{ ...line, result: null, fault: 'ACCOUNT_MISSING' }] }),
  });
  const rows = await screen.findAllByRole('row');
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'Bracket' })).toHaveAttribute(
    'href',
    `/carbon-accounting/products/${bracket.id}/`,
  );
  expect(rows[1]).toHaveTextContent(/B-1200.*1 piece.*100.*86.6%.*Complete/);
  expect(rows[2]).toHaveTextContent(/Housing.*–.*1 line needs attention/);
});

it('shows what to do first if there are no products', async () => {
  show({ [read]: list() });
  expect(await screen.findByRole('heading', { name: 'No product yet' })).toBeVisible();
});

it('shows the button to add a product from the beginning, enabled once the list has loaded', async () => {
  let answer: (products: object) => void = () => {};
  show({ [read]: new Promise<object>((resolve) => (answer = resolve)) });
  const button = await screen.findByRole('button', { name: 'Add a product' });
  expect(button).toBeDisabled();
  answer(list());
  await screen.findByRole('heading', { name: 'No product yet' });
  expect(button).toBeEnabled();
});

it('offers to add a product only once the list has loaded', async () => {
  let isReachable = false;
  show({ [read]: () => (isReachable ? list() : 503) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a product' })).not.toBeInTheDocument();
  isReachable = true;
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Add a product' })).toBeVisible();
});

it('says when products cannot be loaded, and offers a retry', async () => {
  const { to } = show({ [read]: 500 });
  await press('Try again');
  await waitFor(() => expect(to(read).length).toBeGreaterThan(1));
});

it('adds a product, but never with a declared unit of zero', async () => {
  const { to } = show({ [read]: list(), [create]: { data: bracket } });
  await press('Add a product');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Bracket');
  await userEvent.clear(field(/^Declared amount/));
  await userEvent.type(field(/^Declared amount/), '0');
  await press('Add');
  expect(await screen.findByText('The declared unit must be an amount of more than zero')).toBeVisible();
  expect(to(create)).toHaveLength(0);
  await userEvent.clear(field(/^Declared amount/));
  await userEvent.type(field(/^Declared amount/), '1');
  await userEvent.type(field(/^Mass of the declared amount/), '12');
  await press('Add');
  await waitFor(() => expect(to(create)).toHaveLength(1));
  expect(to(create)[0]?.body).toMatchObject({
    data: { name: 'Bracket', declaredUnit: 'piece', declaredAmount: 1, mass: 12, country: 'DE' },
  });
});

it('queues a new product while offline', async () => {
  const { to } = show({ [read]: list(), [create]: 503 });
  await press('Add a product');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Bracket');
  await press('Add');
  await waitFor(() => expect(to(create)).toHaveLength(1));
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bracket' })).toBeVisible();
});

it('shows view-only people the products without a button to add one', async () => {
  show({
    [read]: list(bracket),
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'User' }],
    },
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'TRIAL', CarbonAccounting: 'NONE' } },
  });
  expect(await screen.findByRole('link', { name: 'Bracket' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a product' })).not.toBeInTheDocument();
});

it('asks view-only people for no product', async () => {
  show({
    [read]: list(),
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'Admin', viewOnly: true }],
    },
  });
  expect(await screen.findByRole('heading', { name: 'No product yet' })).toBeVisible();
  expect(screen.queryByText(/^Begin with the product/)).not.toBeInTheDocument();
});
