import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { SharedReport } from '../../../../core/contracts/shared-report';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { supplyChainSlice } from '../supply-chain-slice';
import { testDetails, testSupplier } from '../test-supplier';
import { SupplierDetails } from './supplier-details';

const supplier = testSupplier({ linkingId: 'a', supplierName: 'Stahlwerk Nord', status: 'submitted' });
const report: SharedReport = {
  ...{ year: 2025, sharedAt: '2026-03-02T08:00:00.000Z', module: 'basic' },
  ...{ companyName: 'Stahlwerk Nord AG', currency: 'EUR' },
  period: { start: '2025-04-01', end: '2026-03-31' },
  facts: [
    { concept: 'NumberOfEmployees', member: '', value: 120, origin: 'entered' },
    { concept: 'GrossScope1GreenhouseGasEmissions', member: '', value: 2345.678, origin: 'carbonAccount' },
    { concept: 'EnergyConsumptionFromFuels', member: 'RenewableEnergy', value: 40, origin: 'carbonAccount' },
    { concept: 'CityOfSite', member: '1', value: 'Steyr', origin: 'companyProfile' },
  ],
  omissions: [
    { section: 'healthAndSafety', kind: 'sensitive', reason: '' },
    { section: 'cooperative', kind: 'notApplicable', reason: 'No cooperative.' },
  ],
  evidence: [{ disclosure: 'B3', name: 'Gas.pdf' }],
};

function show(reports: SharedReport[]) {
  stubNetwork({
    'GET /api/app-hotspot-sectors': { data: [], meta: { pagination: { pageCount: 1 } } },
    'GET /api/supplychain-suppliers/project/42/a': { data: testDetails(supplier, { reports }) },
  });
  render(
    <Provider store={screenStore(supplyChainSlice)}>
      <WithTexts>
        <SupplierDetails supplier={supplier} />
      </WithTexts>
    </Provider>,
  );
}

beforeEach(() => window.sessionStorage.clear());

it('shows a shared report by disclosure, with units, sources and omissions', async () => {
  show([report]);
  const part = within(await screen.findByRole('region', { name: 'Sustainability reports' }));
  await userEvent.click(part.getByText('2025, as of Mar 2, 2026'));
  expect(await part.findByText('Apr 1, 2025 – Mar 31, 2026')).toBeVisible();
  expect(part.getByText('Stahlwerk Nord AG')).toBeVisible();

  await userEvent.click(part.getByText('B3 Energy and greenhouse gases'));
  const scope1 = part.getByRole('row', { name: /Gross Scope 1/i });
  expect(scope1).toHaveTextContent('2,345.68 t CO₂e');
  expect(scope1).toHaveTextContent('from the carbon account of the year');
  expect(part.getByRole('rowheader', { name: 'Renewable energy' })).toBeVisible();
  expect(part.getByText('Evidence: Gas.pdf')).toBeVisible();

  await userEvent.click(part.getByText('B1 Basis for preparation'));
  expect(part.getByRole('row', { name: /Number of employees/ })).not.toHaveTextContent('from');
  await userEvent.click(part.getByText('B9 Health and safety'));
  expect(part.getByText(/^Left out as classified or sensitive/)).toBeVisible();
  await userEvent.click(part.getByText('B2 Practices, policies and initiatives'));
  expect(part.getByText('Does not apply to the company. No cooperative.')).toBeVisible();
  expect(part.queryByText(/^B7/)).not.toBeInTheDocument();
});

it('has no heading if none is shared', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sustainability reports' })).not.toBeInTheDocument();
});
