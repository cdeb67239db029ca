import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, path, showing } from '../../../../../tests/support/web/carbon-inputs';
import { ProductScreen } from '../product-screen';
import { release } from '../releases/test-release';
import { bracket } from '../test-products';

const alpha = { partnerId: 'a', name: 'Alpha Metals', offeredAt: null };
const at = '2025-04-01T08:00:00.000Z';
const ofProduct = (rest: string) => path('products', `/${bracket.id}${rest}`);
const save = `PUT ${ofProduct('/partners/a')}`;

const showScreen = showing(<ProductScreen id={bracket.id} />);
const show = (partners: object[], routes: Parameters<typeof showScreen>[0] = {}) =>
  showScreen({
    [`GET ${path('products')}`]: list(bracket),
    [`GET ${ofProduct('/releases')}`]: { data: [release] },
    [`GET ${ofProduct('/customers')}`]: { data: [] },
    [`GET ${ofProduct('/partners')}`]: { data: partners },
    [`GET ${path('asked-footprints')}`]: list(),
    [`GET ${path('offered-products')}`]: list(),
    ...routes,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('offers a partner what the person has previewed', async () => {
  const { to } = show([alpha], { [save]: { data: { ...alpha, offeredAt: at } } });
  await press('Preview and offer to Alpha Metals');
  const dialog = within(await screen.findByRole('dialog', { name: 'What Alpha Metals sees' }));
  expect(await dialog.findByText(/^100\s*kg\s*CO₂e per 1\s*piece$/)).toBeVisible();
  expect(to(save)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Offer to Alpha Metals' }));
  await waitFor(() => expect(to(save)).toHaveLength(1));
  expect(to(save)[0]?.body).toEqual({ data: { isOffered: true, seenRelease: release.id } });
});

it('withdraws it, and says when that failed', async () => {
  const { to } = show([{ ...alpha, offeredAt: at }], { [save]: 500 });
  await press('Stop offering to Alpha Metals');
  await waitFor(() => expect(to(save)[0]?.body).toEqual({ data: { isOffered: false } }));
  expect(await screen.findByText('The choice could not be saved. Please try again.')).toBeVisible();
});

it('links to where partners are added while there are none', async () => {
  show([]);
  expect(await screen.findByText(/^There is no partner yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Exchange with other systems' })).toHaveAttribute(
    'href',
    '/carbon-accounting/products/exchange/',
  );
});
