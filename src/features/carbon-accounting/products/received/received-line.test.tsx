import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, path, showing } from '../../../../../tests/support/web/carbon-inputs';
import type { ChangeProductBody, Product } from '../../../../../core/contracts/ca-products';
import { receivedFigure } from '../../../../../core/products/received';
import { ingot } from '../../../../domain/products/test-offered';
import { ProductScreen } from '../product-screen';
import { aluminium, bracket } from '../test-products';

const showScreen = showing(<ProductScreen id={bracket.id} />);
const save = `PUT ${path('products', `/${bracket.id}`)}`;
const received = { ...aluminium, origin: receivedFigure(ingot) };
const show = (offered: object[], product: Product = { ...bracket, lines: [received] }) =>
  showScreen({
    [`GET ${path('products')}`]: list(product),
    [`GET ${path('products', `/${bracket.id}/releases`)}`]: { data: [] },
    [`GET ${path('products', `/${bracket.id}/customers`)}`]: { data: [] },
    'GET /api/ca-offered-products/project/42': list(...offered),
    [save]: { data: { ...product, version: 4 } },
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const linesOf = (call: { body?: unknown } | undefined) =>
  (call?.body as ChangeProductBody | undefined)?.data.lines;

it('offers a footprint that matches the part number in the name, and takes all of its values', async () => {
  const { to } = show([ingot], bracket);
  await press('Add a line');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ingot HA-226-10');
  expect(await screen.findByText('Hallingdal Aluminium AS offers a footprint of HA-226-10')).toBeVisible();
  await press('Use it');
  expect(screen.getByRole('combobox', { name: /^Footprint offered by a supplier/ })).toHaveValue(
    'Aluminium ingot',
  );
  await userEvent.type(field(/^Amount/), '2');
  await press('Add');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(linesOf(to(save)[0])).toMatchObject([
    { name: 'Ingot HA-226-10', amount: 2, unit: 'kg', origin: receivedFigure(ingot) },
  ]);
});

it('takes over who has verified a footprint, and states it as long as the figure is typed', async () => {
  const verification = { provider: 'DNV', coverage: 'product', completedOn: null, standard: '' } as const;
  const { to } = show([{ ...ingot, verification }], bracket);
  await press('Add a line');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ingot HA-226-10');
  await press('Use it');
  expect(field(/^Verified by/)).toHaveValue('DNV');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'System boundary' }),
    'Only a part of it',
  );
  await userEvent.type(field(/^Amount/), '2');
  await press('Add');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  const origin = linesOf(to(save)[0])?.[0]?.origin;
  expect(origin).toMatchObject({ verifiedBy: 'DNV', isPartial: true });
  expect(origin).not.toHaveProperty('received');
});

it('finds a footprint by the company’s own part number', async () => {
  show([{ ...ingot, customerPartNumber: 'MAT-3105' }], bracket);
  await press('Add a line');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ingot MAT-3105');
  expect(await screen.findByText('Hallingdal Aluminium AS offers a footprint of MAT-3105')).toBeVisible();
  await press('Use it');
  await userEvent.clear(screen.getByRole('combobox', { name: /^Footprint offered/ }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Footprint offered/ }), 'mat-31');
  expect(await screen.findByRole('option', { name: /Aluminium ingot.*MAT-3105/ })).toBeVisible();
});

it('no longer belongs to the release once its figure is edited', async () => {
  const { to } = show([ingot]);
  await press('How Aluminium is calculated');
  await press('Change the line');
  await userEvent.clear(field(/^Fossil emissions/));
  await userEvent.type(field(/^Fossil emissions/), '3');
  await press('Save');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  const origin = linesOf(to(save)[0])?.[0]?.origin;
  expect(origin).toMatchObject({ fossil: 3 });
  expect(origin).not.toHaveProperty('received');
});

it('says that a newer release is offered, and uses it on demand', async () => {
  const footprint = { ...ingot.footprint, fossil: 39, kg: 39.3 };
  const newer = { ...ingot, id: '6f1c0f7e-0000-4000-8000-0000000000c3', number: 3, footprint };
  const { to } = show([newer]);
  expect(await screen.findByText('A newer release is offered: 3')).toBeVisible();
  await press('How Aluminium is calculated');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aluminium' }));
  expect(await dialog.findByText('Received figure, release 2')).toBeVisible();
  expect(dialog.getByText(/^39.3\s*kg\s*CO₂e per 10\s*kg$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Use the newer release' }));
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(linesOf(to(save)[0])).toEqual([
    {
      ...{ id: aluminium.id, kind: 'material', name: 'Aluminium', amount: 10, unit: 'kg' },
      origin: receivedFigure(newer),
    },
  ]);
});

it('keeps the figure of a footprint that is no longer offered, and says so', async () => {
  show([]);
  expect(await screen.findByText('No longer offered')).toBeVisible();
  await press('How Aluminium is calculated');
  expect(await screen.findByText(/^The supplier no longer offers this footprint/)).toBeVisible();
});

it('says that a received footprint has expired', async () => {
  show([{ ...ingot, validUntil: '2020-12-31' }]);
  expect(await screen.findByText('Expired')).toBeVisible();
});
