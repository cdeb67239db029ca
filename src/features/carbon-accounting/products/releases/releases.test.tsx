import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, path, showing } from '../../../../../tests/support/web/carbon-inputs';
import { refusal } from '../../../../../tests/support/web/stub-network';
import { saveFile } from '../../../../lib/device/save-file';
import { ProductScreen } from '../product-screen';
import { bracket } from '../test-products';
import { ReleasePrintScreen } from './release-print-screen';
import { release } from './test-release';

jest.mock('../../../../lib/device/save-file');

const read = `GET ${path('products')}`;
const releases = `GET ${path('products', `/${bracket.id}/releases`)}`;
const customers = `GET ${path('products', `/${bracket.id}/customers`)}`;
const make = `POST ${path('products', `/${bracket.id}/releases`)}`;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const card = async () =>
  within((await screen.findByRole('heading', { name: 'Releases' })).closest('section') as HTMLElement);

describe('on the page of a product', () => {
  const showScreen = showing(<ProductScreen id={bracket.id} />);
  const show = (routes: Parameters<typeof showScreen>[0]) =>
    showScreen({ [customers]: { data: [] }, ...routes });

  it('releases the footprint on screen after a preview', async () => {
    const { to } = show({ [read]: list(bracket), [releases]: { data: [] }, [make]: { data: release } });
    await press('Release');
    const dialog = within(await screen.findByRole('dialog', { name: 'Release the footprint' }));
    expect(await dialog.findByText(/^Customers see the footprint/)).toBeVisible();
    expect(dialog.getByText(/^100 kg\s*CO₂e$/, { selector: 'p' })).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Valid from'));
    await userEvent.type(dialog.getByLabelText('Valid from'), '2025-03-02');
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(to(make)).toHaveLength(1));
    expect(to(make)[0]?.body).toMatchObject({
      data: { validFrom: '2025-03-02', validUntil: '2027-12-31', seenKg: 100 },
    });
    expect(await (await card()).findByText('Release 1')).toBeVisible();
  });

  it('states who has verified the footprint, and what of it', async () => {
    const { to } = show({ [read]: list(bracket), [releases]: { data: [] }, [make]: { data: release } });
    await press('Release');
    const dialog = within(await screen.findByRole('dialog', { name: 'Release the footprint' }));
    expect(dialog.queryByLabelText('What was verified')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Verified by/ }), ' TÜV SÜD ');
    expect(dialog.getByRole('combobox', { name: 'What was verified' })).toHaveDisplayValue('This footprint');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Standard/ }), 'ISO 14067');
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(to(make)).toHaveLength(1));
    expect(to(make)[0]?.body).toMatchObject({
      data: {
        verification: { provider: 'TÜV SÜD', coverage: 'product', completedOn: null, standard: 'ISO 14067' },
      },
    });
  });

  it('refuses a verification in the future at the field, and only if one is stated', async () => {
    const { to } = show({ [read]: list(bracket), [releases]: { data: [] }, [make]: { data: release } });
    await press('Release');
    const dialog = within(await screen.findByRole('dialog', { name: 'Release the footprint' }));
    const provider = dialog.getByRole('textbox', { name: /^Verified by/ });
    await userEvent.type(provider, 'TÜV SÜD');
    await userEvent.type(dialog.getByLabelText(/^Verified on/), '2999-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await dialog.findByText('The date of the verification is in the future')).toBeVisible();
    expect(to(make)).toHaveLength(0);
    await userEvent.clear(provider);
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(to(make)).toHaveLength(1));
    expect(to(make)[0]?.body).not.toHaveProperty('data.verification');
  });

  it('says that customers do not calculate with a footprint of less than cradle to gate', async () => {
    const footprint = bracket.footprint && { ...bracket.footprint, isPartial: true };
    show({ [read]: list({ ...bracket, footprint }), [releases]: { data: [] } });
    expect(await screen.findByText(/^Customers do not calculate their purchases with this/)).toBeVisible();
    expect(screen.getByText('Only a part of the life cycle from cradle to gate')).toBeVisible();
  });

  it('says that a validity is too long', async () => {
    const { to } = show({ [read]: list(bracket), [releases]: { data: [] } });
    await press('Release');
    const until = await screen.findByLabelText('Valid until');
    await userEvent.clear(until);
    await userEvent.type(until, '2028-01-01');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Release' }));
    expect(await screen.findByText(/^A footprint is valid for three years after/)).toBeVisible();
    expect(to(make)).toHaveLength(0);
  });

  it('says when the footprint has changed meanwhile, and that nothing was released', async () => {
    show({
      [read]: list(bracket),
      [releases]: { data: [] },
      [make]: () => refusal(409, 'FIGURE_CHANGED', 'The footprint is another by now'),
    });
    await press('Release');
    await screen.findByLabelText('Valid until');
    const from = screen.getByLabelText('Valid from');
    await userEvent.clear(from);
    await userEvent.type(from, '2025-03-02');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Release' }));
    expect(await screen.findByText(/^The footprint has changed in the meantime/)).toBeVisible();
    expect((await card()).getByText('Nothing is released yet.')).toBeVisible();
    await press('Release');
    expect(await screen.findByLabelText('Valid from')).toHaveValue('2025-03-02');
  });

  it('offers no release while a line has a fault', async () => {
    show({ [read]: list({ ...bracket, footprint: null }), [releases]: { data: [] } });
    expect(await screen.findByRole('button', { name: 'Release' })).toBeDisabled();
  });

  it('downloads a release as a file in the specified format', async () => {
    const older = { ...release, id: 'b', number: 1, deprecatedAt: '2025-06-01T00:00:00.000Z' };
    show({ [read]: list(bracket), [releases]: { data: [{ ...release, number: 2 }, older] } });
    expect(await (await card()).findByText('Replaced')).toBeVisible();
    await press('PACT file of release 2');
    const [name, content] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('B-1200 2.json');
    expect(JSON.parse(content as string)).toMatchObject({
      id: release.id,
      status: 'Active',
      pcf: { pcfExcludingBiogenicUptake: '100', declaredUnitOfMeasurement: 'piece' },
    });
  });
});

describe('printed', () => {
  const show = showing(<ReleasePrintScreen id={bracket.id} number="1" />);

  it('shows the footprint and its kinds, without the components of the product', async () => {
    show({ [releases]: { data: [release] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bracket' })).toBeVisible();
    expect(screen.getByText('Alpenguss GmbH')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Footprint of 1 piece' })).toBeVisible();
    expect(screen.getByText('Manufacturer’s part number').nextElementSibling).toHaveTextContent('B-1200');
    const kinds = screen.getByRole('heading', { name: 'Where the emissions come from' }).closest('section');
    expect(kinds).toHaveTextContent(/Materials67 kg\s*CO₂eEnergy33 kg\s*CO₂e/);
    expect(screen.queryByText('Aluminium')).not.toBeInTheDocument();
    expect(screen.queryByText(/Fjordmetall/)).not.toBeInTheDocument();
  });

  it('says that a release does not exist', async () => {
    show({ [releases]: { data: [] } });
    expect(await screen.findByText('This product has no release')).toBeVisible();
  });
});
