import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Supplier, SupplierDetails } from '../../../../core/contracts/supply-chain';
import { testDetails, testSupplier } from '../test-supplier';
import { list, page, paper, path, showing, steel } from '../../../../tests/support/web/supply-chain-screen';
import { SupplyChainScreen } from '../screen/supply-chain-screen';

const show = showing(<SupplyChainScreen />);

describe('the drawer', () => {
  const details = (supplier: Supplier, changes: Partial<SupplierDetails> = {}) => ({
    data: testDetails(supplier, {
      history: [{ at: '2026-05-01T09:00:00.000Z', what: 'mailFailed' }],
      ...changes,
    }),
  });

  it('lists what the supplier does not share', async () => {
    const secretive: Supplier = {
      ...paper,
      implementation: { today: 21, inOneYear: null, inThreeYears: null },
      withheld: ['contact', 'footprints', 'plans'],
    };
    const targets: SupplierDetails['targets'] = [
      { id: 'a', scope: 'SCOPE3', baseYear: 2020, targetYear: 2030, reductionPercent: 30 },
    ];
    show({ [list]: page([secretive]), [`GET ${path}/b`]: details(secretive, { targets }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Papier Süd' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Papier Süd' }));
    const part = async (name: string) => within(await drawer.findByRole('region', { name }));
    expect((await part('Contact')).getByText('Not shared by the supplier')).toBeInTheDocument();
    expect((await part('Carbon footprint')).getByText('Not shared by the supplier')).toBeInTheDocument();
    expect((await part('Implementation degree')).getAllByText('Not shared by the supplier')).toHaveLength(2);
    expect(
      (await part('Implementation degree')).getByText('21% (score: 21 of 100 points)'),
    ).toBeInTheDocument();
    expect((await part('Reduction targets')).getByText(/minus 30% by 2030/)).toBeInTheDocument();
    expect(drawer.getByText('Email could not be delivered')).toBeInTheDocument();
  });

  it('says when a supplier has answered nothing, and when several share a number', async () => {
    const silent = { ...paper, supplierId: '4711', implementation: null, performance: null };
    show({ [list]: page([silent, steel]), [`GET ${path}/b`]: details(silent) });
    const row = (await screen.findByRole('rowheader', { name: /Papier/ })).parentElement as HTMLElement;
    expect(within(row).getByText('not answered')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Papier Süd' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Papier Süd' }));
    expect(drawer.getByText(/^Not answered: the supplier has submitted/)).toBeInTheDocument();
    expect(drawer.getByText(/Several suppliers have the number 4711/)).toBeInTheDocument();
  });
});

it('opens the supplier in the address once', async () => {
  const linkingId = '0a000000-0000-4000-8000-000000000001';
  window.location.hash = `#${linkingId}`;
  show({ [list]: page([testSupplier({ linkingId, supplierName: 'Stahlwerk Nord' }), paper]) });
  expect(await screen.findByRole('dialog', { name: /Stahlwerk Nord/ })).toBeInTheDocument();
  expect(window.location.hash).toBe('');
});
