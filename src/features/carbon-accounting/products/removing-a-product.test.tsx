import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, path, showing } from '../../../../tests/support/web/carbon-inputs';
import { ProductScreen } from './product-screen';
import { release } from './releases/test-release';
import { api } from '../../../lib/api/api';
import { aluminium, bracket } from './test-products';

const navigate = jest.fn();
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: (...args: unknown[]) => navigate(...args) as unknown,
}));

const showScreen = showing(<ProductScreen id={bracket.id} />);
const releases = `GET ${path('products', `/${bracket.id}/releases`)}`;
const show = (routes: Parameters<typeof showScreen>[0]) =>
  showScreen({
    [releases]: { data: [] },
    [`GET ${path('products', `/${bracket.id}/customers`)}`]: { data: [] },
    ...routes,
  });
const read = `GET ${path('products')}`;
const remove = `DELETE ${path('products', `/${bracket.id}`)}`;

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Remove the product' }));
const confirm = async () =>
  userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the product' }),
  );

beforeEach(() => navigate.mockClear());

it('removes a product after a confirmation, and returns to the list', async () => {
  const { to } = show({ [read]: list(bracket), [remove]: { data: { deleted: 1, total: 1 } } });
  await press();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Bracket and all its lines are removed/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the product' }));
  await waitFor(() => expect(to(remove)).toHaveLength(1));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/carbon-accounting/products/'));
});

it('speaks of no lines where there are none', async () => {
  show({ [read]: list({ ...bracket, lines: [] }) });
  await press();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Bracket is removed. This cannot be undone.')).toBeVisible();
});

it('shows the product until the server has removed it, without calling it not found', async () => {
  let answer: (done: object) => void = () => undefined;
  const { to } = show({
    [read]: list(bracket),
    [remove]: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  await press();
  await confirm();
  await waitFor(() => expect(to(remove)).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1, name: 'Bracket' })).toBeVisible();
  expect(screen.queryByText('Product not found')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the product' })).not.toBeInTheDocument();
  act(() => answer({ data: { deleted: 1, total: 1 } }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/carbon-accounting/products/'));
});

it('says that a product that was released stays, and offers no removal', async () => {
  show({
    [read]: list(bracket),
    [releases]: { data: [release] },
  });
  await press();
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the product' }));
  expect(await dialog.findByText(/^The product cannot be removed: releases of it/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Remove the product' })).not.toBeInTheDocument();
});

it('keeps a product that another one contains, and names that', async () => {
  const error = { code: 'PART_IN_USE', message: 'no', details: { products: ['Engine bracket'] } };
  show({ [read]: list(bracket), [remove]: () => Response.json({ error }, { status: 409 }) });
  await press();
  await confirm();
  expect(await screen.findByText(/is a part of Engine bracket/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Bracket' })).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

it('says in the reader’s language that a colleague was faster', async () => {
  const error = { code: 'STALE_VERSION', message: 'as the server says', details: bracket };
  show({ [read]: list(bracket), [remove]: () => Response.json({ error }, { status: 409 }) });
  await press();
  await confirm();
  expect(await screen.findByText(/^Somebody in your company has changed it in the meantime/)).toBeVisible();
  expect(screen.queryByText('as the server says')).not.toBeInTheDocument();
});

it('keeps a form open when a colleague removes its product, which is added again by saving', async () => {
  let products = [bracket];
  const create = `POST ${path('products')}`;
  const { store, to } = show({ [read]: () => list(...products), [create]: () => ({ data: bracket }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the product' }));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Bracket, painted');
  products = [];
  act(() => void store.dispatch(api.util.invalidateTags(['Products'])));
  expect(await screen.findByText(/has removed this product in the meantime/)).toBeVisible();
  expect(name).toHaveValue('Bracket, painted');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(to(create)[0]?.body).toMatchObject({ data: { name: 'Bracket, painted' } }));
  expect(navigate).toHaveBeenCalledWith(
    expect.stringMatching(/^.carbon-accounting.products.[0-9a-f-]{36}.$/),
  );
});

it('says that a colleague has removed the line that was open', async () => {
  let { lines } = bracket;
  const { store } = show({ [read]: () => list({ ...bracket, lines }) });
  await userEvent.click(await screen.findByRole('button', { name: 'How Aluminium is calculated' }));
  await screen.findByRole('dialog', { name: 'Aluminium' });
  lines = lines.filter(({ id }) => id !== aluminium.id);
  act(() => void store.dispatch(api.util.invalidateTags(['Products'])));
  expect(await screen.findByText(/has removed the line “Aluminium” in the meantime/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/in the meantime/)).not.toBeInTheDocument();
});

it('keeps what is typed into a line when a colleague removes the product, and says that it cannot be saved', async () => {
  let products = [bracket];
  const { store } = show({ [read]: () => list(...products) });
  await userEvent.click(await screen.findByRole('button', { name: 'How Aluminium is calculated' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the line' }));
  const amount = await screen.findByRole('textbox', { name: /^Amount/ });
  await userEvent.clear(amount);
  await userEvent.type(amount, '9.5');
  products = [];
  act(() => void store.dispatch(api.util.invalidateTags(['Products'])));
  expect(await screen.findByText(/can no longer be saved; please copy/)).toBeVisible();
  expect(amount).toHaveValue('9.5');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByText('Product not found')).toBeInTheDocument();
});
