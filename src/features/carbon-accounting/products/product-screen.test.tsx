import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalculatedLine, ChangeProductBody } from '../../../../core/contracts/ca-products';
import { list, path, showing } from '../../../../tests/support/web/carbon-inputs';
import { goOffline } from '../../../../tests/support/web/connection';
import { refusal } from '../../../../tests/support/web/stub-network';
import { api } from '../../../lib/api/api';
import { ProductScreen } from './product-screen';
import { aluminium, bracket, energy } from './test-products';

const navigate = jest.fn();
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: (...args: unknown[]) => navigate(...args) as unknown,
}));

const showScreen = showing(<ProductScreen id={bracket.id} />);
const show = (routes: Parameters<typeof showScreen>[0]) =>
  showScreen({
    [`GET ${path('products', `/${bracket.id}/releases`)}`]: { data: [] },
    [`GET ${path('products', `/${bracket.id}/customers`)}`]: { data: [] },
    ...routes,
  });
const read = `GET ${path('products')}`;
const save = `PUT ${path('products', `/${bracket.id}`)}`;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const bodyOf = (call: { body?: unknown } | undefined) => (call?.body as ChangeProductBody | undefined)?.data;

it('shows the footprint, and its lines by kind with their sums', async () => {
  show({ [read]: list(bracket) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bracket' })).toBeVisible();
  const summary = screen.getByRole('heading', { name: 'Footprint of 1 piece' }).closest('section');
  expect(summary).toHaveTextContent(/100 kg\s*CO₂e/);
  expect(summary).toHaveTextContent(/8.333 kg\s*CO₂e per kg of product/);
  const materials = within(screen.getByRole('region', { name: 'Materials' }));
  expect(materials.getByText(/10 kg · Received from the supplier: Fjordmetall AS, 2024/)).toBeVisible();
  expect(materials.getByText('67% of the footprint')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Energy' })).toHaveTextContent(/33 kg\s*CO₂e/);
  expect(screen.queryByRole('region', { name: 'Packaging' })).not.toBeInTheDocument();
});

it('shows what goes into a product before its releases and offers', async () => {
  show({ [read]: list(bracket) });
  await screen.findByRole('heading', { name: 'What goes into it' });
  const order = ['What goes into it', 'Releases', 'Offered to', 'Product data'];
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect(titles.filter((title) => order.includes(title))).toEqual(order);
});

it('compares the kinds of lines, the largest first', async () => {
  show({ [read]: list(bracket) });
  const kinds = within(await screen.findByRole('region', { name: /^What goes into it \(kg/ }));
  expect(kinds.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Fromkg\u00a0CO₂eShare',
    'Materials6767%',
    'Energy3333%',
  ]);
});

it('opens a line to show its calculation', async () => {
  show({ [read]: list(bracket) });
  await press('How Energy of the site is calculated');
  const dialog = within(await screen.findByRole('dialog', { name: 'Energy of the site' }));
  const sum = await dialog.findByRole('table', { name: 'Scope 1 of the site' });
  expect(sum).toHaveTextContent(/whole site, 2024.*1,375,000.*×.*12.*÷.*500,000.*=.*33/);
});

it('adds a line with a figure and its source, with the version that was seen', async () => {
  const { to } = show({ [read]: list(bracket), [save]: { data: { ...bracket, version: 4 } } });
  await press('Add a line');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Paint');
  await userEvent.type(field(/^Amount/), '0.25');
  await userEvent.type(field(/^Fossil emissions/), '2.4');
  await press('Add');
  expect(await screen.findByText('Say where the figure comes from')).toBeVisible();
  expect(to(save)).toHaveLength(0);
  await userEvent.type(field(/^Source of the figure/), 'Paint maker');
  await press('Add');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(bodyOf(to(save)[0])).toMatchObject({
    lines: [
      {
        name: 'Paint',
        kind: 'material',
        amount: 0.25,
        unit: 'kg',
        origin: { basis: 'figure', fossil: 2.4, source: 'Paint maker', year: 2024 },
      },
    ],
    version: 3,
  });
});

it('marks every faulty field of a line at once', async () => {
  show({ [read]: list(bracket) });
  await press('Add a line');
  await screen.findByRole('textbox', { name: /^Name/ });
  await press('Add');
  expect(await screen.findByText('Say what the line is about')).toBeVisible();
  expect(screen.getByText('Enter an amount of more than zero')).toBeVisible();
  expect(screen.getByText('Say where the figure comes from')).toBeVisible();
});

it('says that a footprint of more than three years ago is too old', async () => {
  show({ [read]: list(bracket) });
  await press('How Aluminium is calculated');
  await press('Change the line');
  await userEvent.clear(field(/^Year of the figure/));
  await userEvent.type(field(/^Year of the figure/), '2020');
  await press('Save');
  expect(await screen.findByText(/more than three years older than the reference period/)).toBeVisible();
});

it('keeps what is typed into a line that a colleague removes, and adds the line again when saved', async () => {
  let lines = bracket.lines;
  let { version } = bracket;
  const { store, to } = show({
    [read]: () => list({ ...bracket, lines, version }),
    [save]: { data: bracket },
  });
  await press('How Aluminium is calculated');
  await press('Change the line');
  await userEvent.clear(field(/^Amount/));
  await userEvent.type(field(/^Amount/), '9.5');
  lines = [energy];
  version = 4;
  act(() => void store.dispatch(api.util.invalidateTags(['Products'])));
  expect(await screen.findByText(/has removed this line in the meantime/)).toBeVisible();
  expect(field(/^Amount/)).toHaveValue('9.5');
  await press('Save');
  await waitFor(() => expect(bodyOf(to(save)[0])?.lines).toMatchObject([{ id: aluminium.id, amount: 9.5 }]));
  expect(bodyOf(to(save)[0])).toMatchObject({ replaced: [], version: 4 });
});

it('says of lines that are changed offline which ones were there, so that no removed one is added', async () => {
  const goOnline = goOffline();
  const { to } = show({ [read]: list(bracket), [save]: { data: { ...bracket, version: 4 } } });
  await press('Add a line');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Paint');
  await userEvent.type(field(/^Amount/), '0.25');
  await userEvent.type(field(/^Source of the figure/), 'Paint maker');
  await press('Add');
  for (const name of ['Paint', 'Aluminium']) {
    await press(`How ${name} is calculated`);
    await press('Change the line');
    await userEvent.clear(field(/^Amount/));
    await userEvent.type(field(/^Amount/), '0.5');
    await press('Save');
  }
  goOnline();
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(bodyOf(to(save)[0])).toMatchObject({
    lines: [
      { name: 'Paint', amount: 0.5 },
      { id: aluminium.id, amount: 0.5 },
    ],
    replaced: [aluminium.id],
  });
});

it('changes the unit if the figure has another one', async () => {
  show({ [read]: list(bracket) });
  await press('Add a line');
  await userEvent.selectOptions(await screen.findByLabelText('Unit of the figure'), 'litres');
  expect(screen.getByLabelText('Unit')).toHaveDisplayValue('litres');
  expect(within(screen.getByLabelText('Unit')).queryByRole('option', { name: 'kg' })).not.toBeInTheDocument();
});

it('queues a change while offline, and says that it is not calculated yet', async () => {
  const { to } = show({ [read]: list(bracket), [save]: 503 });
  await press('How Aluminium is calculated');
  await press('Remove the line');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(bodyOf(to(save)[0])).toEqual({ removed: [aluminium.id], version: 3 });
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Materials' })).not.toBeInTheDocument();
  expect(screen.getByText('Not calculated')).toBeVisible();
});

it('brings back a line that was removed', async () => {
  const without = { ...bracket, lines: [energy], version: 4 };
  let stored = bracket;
  const { to } = show({
    [read]: () => list(stored),
    [save]: () => ({ data: (stored = stored === bracket ? without : { ...bracket, version: 5 }) }),
  });
  await press('How Aluminium is calculated');
  await press('Remove the line');
  expect(await screen.findByText('Removed: Aluminium')).toBeVisible();
  await waitFor(() => expect(to(save)).toHaveLength(1));
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'How Aluminium is calculated' })).toBeVisible();
  expect(screen.queryByText('Removed: Aluminium')).not.toBeInTheDocument();
  const { version: _version, result: _result, fault: _fault, ...line } = aluminium;
  await waitFor(() => expect(bodyOf(to(save)[1])).toEqual({ lines: [line], replaced: [], version: 4 }));
});

it('shows on the line why it cannot be calculated', async () => {
  const waiting = { ...energy, result: null, fault: 'ACCOUNT_MISSING' };
  show({ [read]: list({ ...bracket, footprint: null, lines: [aluminium, waiting] }) });
  expect(
    await screen.findByText('The year has no results. Please calculate its account first.'),
  ).toBeVisible();
});

it('says why the server refused a line', async () => {
  show({
    [read]: list(bracket),
    [save]: () => refusal(400, 'CONTAINS_ITSELF', 'The product would contain itself'),
  });
  await press('How Aluminium is calculated');
  await press('Remove the line');
  expect(
    await screen.findByText('The product would contain itself. Please choose another part.'),
  ).toBeVisible();
});

it('places the button that removes the product last', async () => {
  show({ [read]: list(bracket) });
  const remove = await screen.findByRole('button', { name: 'Remove the product' });
  const change = screen.getByRole('button', { name: 'Change the product' });
  const data = screen.getByRole('heading', { name: 'Product data' });
  for (const other of [change, data])
    expect(other.compareDocumentPosition(remove)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(remove.nextElementSibling).toBeNull();
});

it('shows spend as money, on the line and in its sum', async () => {
  const spent: CalculatedLine = {
    ...aluminium,
    amount: 0.125,
    unit: 'EUR',
    origin: { basis: 'spend', sectorId: 1, country: 'AT' },
    result: {
      ...(aluminium.result as NonNullable<CalculatedLine['result']>),
      terms: [{ what: 'spend', amount: 1375.5, unit: 'USD', of: null, factor: 0.4, kg: 67, source: null }],
    },
  };
  show({ [read]: list({ ...bracket, lines: [spent] }) });
  expect(await screen.findByText(/^€0\.125 · /)).toBeVisible();
  await press('How Aluminium is calculated');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aluminium' }));
  expect(dialog.getByText('$1,375.50')).toBeVisible();
});

it('stores the document of a study with its line', async () => {
  const study = { ...aluminium, origin: { ...aluminium.origin, by: 'study' as const } };
  const url = `/api/ca-product-lines/project/42/${aluminium.id}/evidence`;
  const file = { id: 'f0000000-0000-4000-8000-000000000001', name: 'study.pdf', type: 'pdf', bytes: 3 };
  let files: object[] = [];
  const { to } = show({
    [read]: list({ ...bracket, lines: [study] }),
    [`GET ${url}`]: () => ({ data: files }),
    [`POST ${url}`]: () => {
      files = [file];
      return { data: file };
    },
  });
  await press('How Aluminium is calculated');
  await userEvent.upload(await screen.findByLabelText('Attach files'), new File(['pdf'], 'study.pdf'));
  expect(await screen.findByText('study.pdf')).toBeVisible();
  expect(to(`POST ${url}`)).toHaveLength(1);
});

it('says that a product no longer exists', async () => {
  show({ [read]: list() });
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
});
