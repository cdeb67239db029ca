import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { openedStores } from '../../../tests/support/web/opened-stores';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { SupplierDialogs } from '../../features/supply-chain/details/supplier-dialogs';
import { supplyChainSlice } from '../../features/supply-chain/supply-chain-slice';
import { testSupplier } from '../../features/supply-chain/test-supplier';
import { OwnStepRow } from './own-step-row';

jest.mock('gatsby', () => ({
  Link: ({ to, children, onClick }: { to: string; children: ReactNode; onClick: () => void }) => (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      {children}
    </a>
  ),
}));

const opened = openedStores();

it('opens the reminder for late suppliers on the page that it links to', async () => {
  stubNetwork({});
  const suppliers = [
    testSupplier({ linkingId: 'a', supplierName: 'Stahlwerk Nord' }),
    testSupplier({ linkingId: 'b', supplierName: 'Alu Ost' }),
  ];
  render(
    <Provider store={opened(screenStore(supplyChainSlice))}>
      <WithTexts>
        <OwnStepRow step={{ act: 'remind', path: '/supply-chain-management/', late: ['b'] }} />
        <SupplierDialogs suppliers={suppliers} />
      </WithTexts>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Send reminder' }));
  expect(screen.getByRole('dialog', { name: 'Remind Alu Ost' })).toBeInTheDocument();
});
