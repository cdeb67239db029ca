import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, path, showing } from '../../../../../tests/support/web/carbon-inputs';
import { refusal } from '../../../../../tests/support/web/stub-network';
import { ProductScreen } from '../product-screen';
import { release } from '../releases/test-release';
import { bracket } from '../test-products';

const nordwerk = {
  ...{ customerId: 7, name: 'Nordwerk AG', offeredAt: null as string | null },
  customerPartNumber: '',
};
const at = '2025-04-01T08:00:00.000Z';
const save = `PUT ${path('products', `/${bracket.id}/customers/7`)}`;

const showScreen = showing(<ProductScreen id={bracket.id} />);
const show = (customers: object[], routes: Parameters<typeof showScreen>[0] = {}) =>
  showScreen({
    [`GET ${path('products')}`]: list(bracket),
    [`GET ${path('products', `/${bracket.id}/releases`)}`]: { data: [release] },
    [`GET ${path('products', `/${bracket.id}/customers`)}`]: { data: customers },
    ...routes,
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const row = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
const rowSays = (name: string, text: string | RegExp) =>
  waitFor(async () => expect(await row(name)).toHaveTextContent(text));

it('offers exactly what the person has previewed, which is all that the customer sees', async () => {
  let customer = nordwerk;
  const { to } = show([], {
    [`GET ${path('products', `/${bracket.id}/customers`)}`]: () => ({ data: [customer] }),
    [save]: () => {
      customer = { ...nordwerk, offeredAt: at };
      return { data: customer };
    },
  });
  await press('Preview and offer to Nordwerk AG');
  const dialog = within(await screen.findByRole('dialog', { name: 'What Nordwerk AG sees' }));
  expect(await dialog.findByText(/^100\s*kg\s*CO₂e per 1\s*piece$/)).toBeVisible();
  expect(dialog.getByText('Manufacturer’s part number').nextElementSibling).toHaveTextContent('B-1200');
  expect(dialog.queryByText(/Aluminium|Fjordmetall/)).not.toBeInTheDocument();
  expect(to(save)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Offer to Nordwerk AG' }));
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(to(save)[0]?.body).toEqual({
    data: { isOffered: true, seenRelease: release.id, customerPartNumber: '' },
  });
  await rowSays('Nordwerk AG', /Offered.*since/);
});

it('offers the product with the customer’s part number, which is previewed as the customer sees it', async () => {
  const { to } = show([nordwerk], { [save]: 503 });
  await press('Preview and offer to Nordwerk AG');
  const dialog = within(await screen.findByRole('dialog', { name: 'What Nordwerk AG sees' }));
  expect(dialog.queryByText('Your part number')).not.toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Part number of Nordwerk AG/ }), ' NW-4711 ');
  expect(dialog.getByText('Your part number').nextElementSibling).toHaveTextContent('NW-4711');
  await userEvent.click(dialog.getByRole('button', { name: 'Offer to Nordwerk AG' }));
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(to(save)[0]?.body).toEqual({
    data: { isOffered: true, seenRelease: release.id, customerPartNumber: 'NW-4711' },
  });
  await rowSays('Nordwerk AG', /Offered.*Customer’s part number: NW-4711/);
});

it('changes the customer’s part number of an offer, which stays as old as it is', async () => {
  const { to } = show([{ ...nordwerk, offeredAt: at, customerPartNumber: 'NW-1' }], { [save]: 503 });
  await press('Preview: what Nordwerk AG sees');
  const input = await screen.findByRole('textbox', { name: /^Part number of Nordwerk AG/ });
  expect(screen.queryByRole('button', { name: 'Save the part number' })).not.toBeInTheDocument();
  await userEvent.clear(input);
  await userEvent.type(input, 'NW-2');
  await press('Save the part number');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(to(save)[0]?.body).toMatchObject({ data: { isOffered: true, customerPartNumber: 'NW-2' } });
  await rowSays('Nordwerk AG', /since.*2025.*NW-2/);
});

it('withdraws a product without a confirmation, also offline', async () => {
  const { to } = show([{ ...nordwerk, offeredAt: at }], { [save]: 503 });
  await press('Stop offering to Nordwerk AG');
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(to(save)[0]?.body).toEqual({ data: { isOffered: false } });
  await rowSays('Nordwerk AG', /Not offered.*Not sent yet/);
});

it('says that there is a newer release meanwhile, offers nothing, and keeps the part number', async () => {
  show([nordwerk], { [save]: () => refusal(409, 'FIGURE_CHANGED', 'There is a newer release by now') });
  await press('Preview and offer to Nordwerk AG');
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^Part number of Nordwerk AG/ }),
    'NW-4711',
  );
  await press('Offer to Nordwerk AG');
  expect(await screen.findByText(/^There is a newer release now/)).toBeVisible();
  await rowSays('Nordwerk AG', 'Not offered');
  await press('Preview and offer to Nordwerk AG');
  expect(await screen.findByRole('textbox', { name: /^Part number of Nordwerk AG/ })).toHaveValue('NW-4711');
});

it('says why nothing can be offered', async () => {
  const { unmount } = show([]);
  expect(await screen.findByText(/^You have not accepted a customer request yet/)).toBeVisible();
  unmount();
  show([nordwerk], { [`GET ${path('products', `/${bracket.id}/releases`)}`]: { data: [] } });
  expect(await screen.findByText(/^Release the footprint first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Nordwerk/ })).not.toBeInTheDocument();
});

it('names only the customers and partners who would see a new release immediately', async () => {
  show(
    [
      { ...nordwerk, offeredAt: at },
      { customerId: 8, name: 'Velomotive', offeredAt: null },
    ],
    {
      [`GET ${path('products', `/${bracket.id}/partners`)}`]: {
        data: [
          { partnerId: 'a', name: 'Alpha Metals', offeredAt: at },
          { partnerId: 'b', name: 'Beta Parts', offeredAt: null },
        ],
      },
    },
  );
  await press('Create release 2');
  expect(await screen.findByText('Visible at once to: Nordwerk AG, Alpha Metals.')).toBeVisible();
});
