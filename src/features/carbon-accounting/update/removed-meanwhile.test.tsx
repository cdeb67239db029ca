import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { list, path, record, showing } from '../../../../tests/support/web/carbon-inputs';
import type { Call } from '../../../../tests/support/web/stub-network';
import { api } from '../../../lib/api/api';
import { newDistribution, newSupplierInput } from '../records/new-records';
import { UpdateScreen } from './update-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UpdateScreen year="2024" />);
const sector = { ...newDistribution(2024, { scope3SectorId: 1, shareOfInput: 80 }), version: 1 };
const supplier = {
  ...newSupplierInput(2024, {
    ...{ distributionId: sector.id, supplierId: 'V-7', supplierName: 'Rheinalu', countryCode: 'DE' },
    shareOfSectorInput: 30,
  }),
  version: 1,
};

it.each([
  [
    'activities-data',
    record,
    'Edit Natural gas, gross calorific value',
    /^Note/,
    { ActivityDataId: record.id, Note: 'K-9', Unit: 'kWh' },
  ],
  [
    'supplier-inputs',
    supplier,
    'Edit Rheinalu',
    /^Your number for it/,
    { SupplierInputId: supplier.id, SupplierId: 'K-9', ShareOfSectorInput: 30 },
  ],
])(
  '%s: a drawer whose record a colleague removes adds it again on saving',
  async (resource, of, edit, field, sent) => {
    let stored: object[] = [of];
    const { store, to } = show({
      [`GET ${path('spend-distributions')}`]: list(sector),
      [`GET ${path(resource)}`]: () => list(...stored),
      [`POST ${path(resource, '/create')}`]: ({ body }: Call) => ({
        data: { ...of, ...(body as { data: object }).data },
      }),
      [`POST ${path(resource, `/${of.id}/sync`)}`]: {},
    });
    await userEvent.click(await screen.findByRole('button', { name: edit }));
    const dialog = within(screen.getByRole('dialog'));
    const typed = await dialog.findByRole('textbox', { name: field });
    await userEvent.clear(typed);
    await userEvent.type(typed, 'K-9');
    stored = [];
    act(() => void store.dispatch(api.util.invalidateTags(['Activities', 'SupplierInputs'])));
    expect(await dialog.findByText(/has removed this entry in the meantime/)).toBeVisible();
    expect(typed).toHaveValue('K-9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(to(`POST ${path(resource, '/create')}`)).toHaveLength(1));
    expect(to(`POST ${path(resource, '/create')}`)[0]?.body).toMatchObject({ data: sent });
    expect(await screen.findByRole('button', { name: edit })).toBeVisible();
  },
);
