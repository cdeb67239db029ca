import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { SupplyChainPermissions } from '../../../core/access/supply-chain';
import type { Supplier } from '../../../core/contracts/supply-chain';
import { screenStore } from './api-store';
import { stubNetwork } from './stub-network';
import { WithTexts } from './with-texts';
import { populateSlice } from '../../../src/lib/populate/populate-slice';
import { supplyChainSlice } from '../../../src/features/supply-chain/supply-chain-slice';
import { testSupplier } from '../../../src/features/supply-chain/test-supplier';

export const path = '/api/supplychain-suppliers/project/42';
export const list = `GET ${path}`;
export const steel = testSupplier({ linkingId: 'a', supplierName: 'Stahlwerk Nord' });
export const paper = testSupplier({
  linkingId: 'b',
  supplierName: 'Papier Süd',
  sectorCode: 'PAPER_PRINT',
  status: 'submitted',
  linkingCreated: '2026-01-01T09:00:00.000Z',
  lastSubmitDate: '2026-05-01T09:00:00.000Z',
  implementation: { today: 21, inOneYear: 40, inThreeYears: 64 },
  performance: 9,
});
const plan: SupplyChainPermissions = {
  canAccess: true,
  canInvite: true,
  inviteQuota: 10,
  remainingInvites: 8,
  isTrialMode: true,
  lastUpdated: '2026-06-01T09:00:00.000Z',
};

export const page = (
  data: Supplier[],
  permissions: Partial<SupplyChainPermissions> = {},
  spendYear: number | null = null,
) => ({
  data,
  meta: { pagination: { pageCount: 1 }, permissions: { ...plan, ...permissions }, spendYear },
});
export const sectors = {
  data: [{ code: 'STEEL' }, { code: 'PAPER_PRINT' }],
  meta: { pagination: { pageCount: 1 } },
};

/** Shows the screen with a server that responds like this. */
export const showing = (shown: ReactElement) => (routes: Parameters<typeof stubNetwork>[0]) => {
  const network = stubNetwork({ 'GET /api/app-hotspot-sectors': sectors, ...routes });
  const store = screenStore(supplyChainSlice, populateSlice);
  const showAgain = () =>
    render(
      <Provider store={store}>
        <WithTexts>{shown}</WithTexts>
      </Provider>,
    );
  const { unmount } = showAgain();
  return { ...network, store, unmount, showAgain };
};

export const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
