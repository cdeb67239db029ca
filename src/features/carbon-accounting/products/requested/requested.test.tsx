import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, path, showing } from '../../../../../tests/support/web/carbon-inputs';
import { refusal } from '../../../../../tests/support/web/stub-network';
import type { AskedFootprint } from '../../../../../core/contracts/ca-asked-footprints';
import type { CalculatedLine, ChangeProductBody } from '../../../../../core/contracts/ca-products';
import { receivedFigure } from '../../../../../core/products/received';
import { ingot } from '../../../../domain/products/test-offered';
import { ProductScreen } from '../product-screen';
import { aluminium, bracket, energy } from '../test-products';

const part: CalculatedLine = { ...aluminium, kind: 'part', name: 'Ingot HA-226-10' };
const hallingdal = { kind: 'supplier', id: 'l1', name: 'Hallingdal Aluminium AS', number: '7001' };
const alpha = { kind: 'partner', id: 'p1', name: 'Alpha Metals', number: '' };
const ask = `POST ${path('asked-footprints')}`;
const save = `PUT ${path('products', `/${bracket.id}`)}`;
const question: AskedFootprint = {
  ...{ id: 'q1', productId: bracket.id, lineId: part.id, part: 'Ingot', partNumber: 'HA-226-10' },
  ...{ comment: '', of: { kind: 'supplier', id: 'l1' }, name: hallingdal.name, companyId: ingot.companyId },
  ...{ askedAt: '2026-03-02T10:00:00.000Z', askedBy: 'Anna Berger', state: 'asked', rejection: null },
};

const showScreen = showing(<ProductScreen id={bracket.id} />);
const show = (routes: Parameters<typeof showScreen>[0], line = part) =>
  showScreen({
    [`GET ${path('products')}`]: list({ ...bracket, lines: [line, energy] }),
    [`GET ${path('products', `/${bracket.id}/releases`)}`]: { data: [] },
    [`GET ${path('products', `/${bracket.id}/customers`)}`]: { data: [] },
    [`GET ${path('offered-products')}`]: list(),
    [`GET ${path('asked-footprints')}`]: { data: [] },
    [`GET ${path('asked-footprints', '/parties')}`]: { data: [hallingdal, alpha] },
    [save]: { data: { ...bracket, version: 4 } },
    ...routes,
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openLine = () => press(`How ${part.name} is calculated`);

it('asks a supplier for the footprint of a bought part, by the number in its name', async () => {
  const { to } = show({ [ask]: { data: question } });
  await openLine();
  await press('Ask for its footprint');
  // The form replaces a placeholder once the parties have loaded.
  expect(await screen.findByRole('textbox', { name: /^Part number/ })).toHaveValue('HA-226-10');
  const dialog = within(screen.getByRole('dialog', { name: 'Ask for the footprint of a part' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await dialog.findByText('Please choose whom to ask')).toBeVisible();
  await userEvent.type(dialog.getByRole('combobox', { name: /^Whom to ask/ }), '7001');
  await userEvent.click(await dialog.findByRole('option', { name: /^Hallingdal/ }));
  expect(dialog.getByText(/^The supplier finds the part among its customer requests/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(to(ask)).toHaveLength(1));
  expect(to(ask)[0]?.body).toMatchObject({
    data: {
      ...{ productId: bracket.id, lineId: part.id, part: part.name, partNumber: 'HA-226-10', comment: '' },
      of: { kind: 'supplier', id: 'l1' },
    },
  });
  expect(await screen.findByText('Hallingdal Aluminium AS was asked')).toBeVisible();
});

it('queues a request while offline', async () => {
  const { to } = show({ [ask]: 503 });
  await openLine();
  await press('Ask for its footprint');
  await userEvent.type(await screen.findByRole('combobox', { name: /^Whom to ask/ }), 'Alpha');
  await userEvent.click(await screen.findByRole('option', { name: /^Alpha Metals/ }));
  await press('Ask');
  await waitFor(() => expect(to(ask)).toHaveLength(1));
  const materials = within(await screen.findByRole('region', { name: 'Bought parts' }));
  expect(await materials.findByText('Alpha Metals is being asked')).toBeVisible();
  expect(materials.getByText('Not sent yet')).toBeVisible();
});

it('says why nobody was asked, and keeps what was typed', async () => {
  show({ [ask]: () => refusal(403, 'SUPPLY_CHAIN_RESTRICTED', 'not part of the plan') });
  await openLine();
  await press('Ask for its footprint');
  await userEvent.type(await screen.findByRole('combobox', { name: /^Whom to ask/ }), 'Halling');
  await userEvent.click(await screen.findByRole('option', { name: /^Hallingdal/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'For our order of May');
  await press('Ask');
  expect(
    await screen.findByText(/^Supply chain management is not part of your company’s plan/),
  ).toBeVisible();
  await openLine();
  await press('Ask for its footprint');
  expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveValue('For our order of May');
});

it('shows who was asked, when and by whom, and offers the footprint that has arrived', async () => {
  const { to } = show({
    [`GET ${path('asked-footprints')}`]: { data: [question] },
    [`GET ${path('offered-products')}`]: list(ingot),
  });
  const parts = within(await screen.findByRole('region', { name: 'Bought parts' }));
  expect(await parts.findByText('Hallingdal Aluminium AS offers the footprint')).toBeVisible();
  await openLine();
  const dialog = within(await screen.findByRole('dialog', { name: part.name }));
  expect(await dialog.findByText(/Anna Berger$/)).toHaveTextContent(
    'Ingot, HA-226-10 · Mar 2, 2026 · Anna Berger',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Use it' }));
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect((to(save)[0]?.body as ChangeProductBody).data.lines).toEqual([
    {
      ...{ id: part.id, kind: 'part', name: part.name, amount: 10, unit: 'kg' },
      origin: receivedFigure(ingot),
    },
  ]);
});

it('says in a sentence of its own that an arrived footprint has another unit, and does not offer it', async () => {
  show(
    {
      [`GET ${path('asked-footprints')}`]: { data: [question] },
      [`GET ${path('offered-products')}`]: list(ingot),
    },
    { ...part, unit: 'piece' },
  );
  await openLine();
  const dialog = within(await screen.findByRole('dialog', { name: part.name }));
  expect(
    await dialog.findByText('Its unit differs from that of this line; change the line to use it.'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Use it' })).not.toBeInTheDocument();
});

it('says that a partner has none, and why', async () => {
  const refused = { ...question, name: 'Alpha Metals', state: 'rejected', rejection: 'We make no such part' };
  show({ [`GET ${path('asked-footprints')}`]: { data: [refused] } });
  expect(await screen.findByText('Alpha Metals has none')).toBeVisible();
  await openLine();
  expect(await screen.findByText('Reason: We make no such part')).toBeVisible();
});

it('offers no request for internal lines or a received footprint', async () => {
  show({}, { ...part, origin: receivedFigure(ingot) });
  await openLine();
  await screen.findByText('Received figure, release 2');
  expect(screen.queryByRole('button', { name: 'Ask for its footprint' })).not.toBeInTheDocument();
  await press('Close');
  await press('How Energy of the site is calculated');
  await screen.findByRole('dialog', { name: 'Energy of the site' });
  expect(screen.queryByRole('button', { name: 'Ask for its footprint' })).not.toBeInTheDocument();
});

it('says what to do while there is nobody to ask', async () => {
  show({ [`GET ${path('asked-footprints', '/parties')}`]: { data: [] } });
  await openLine();
  await press('Ask for its footprint');
  expect(await screen.findByText(/^There is nobody to ask yet/)).toBeVisible();
});
