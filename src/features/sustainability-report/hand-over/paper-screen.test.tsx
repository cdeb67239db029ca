import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { PaperScreen } from './paper-screen';

const report: SustainabilityReport = {
  ...{ year: 2025, companyName: 'Alpenguss GmbH', currency: 'EUR', account: { needsRecalculation: false } },
  period: { start: '2025-01-01', end: '2025-12-31' },
  values: [{ concept: 'TotalEnergyConsumption', member: '', value: 1234.5 }],
  omissions: [
    { section: 'corruption', kind: 'sensitive', reason: 'A case is pending' },
    { section: 'cooperative', kind: 'notApplicable', reason: 'Eine GmbH.' },
  ],
  known: [
    { concept: 'GrossScope1GreenhouseGasEmissions', member: '', value: 141.706, source: 'carbonAccount' },
  ],
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: null, version: 1 },
};

function show(locale: 'de' | 'zh-CN') {
  stubNetwork({ 'GET /api/sustainability-reports/project/42/2025': { data: report } });
  render(
    <Provider store={screenStore()}>
      <WithTexts locale={locale}>
        <PaperScreen year={2025} />
      </WithTexts>
    </Provider>,
  );
}

it('prints in German with the official labels; the reason of what is sensitive stays in the house', async () => {
  show('de');
  const row = await screen.findByRole('row', { name: /^Scope 1-Brutto-Treibhausgasemissionen/ });
  expect(within(row).getByRole('cell')).toHaveTextContent('141,706 t CO₂e');
  expect(
    screen.getByText(/Als Verschlusssache oder vertrauliche Information weggelassen/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/A case is pending/)).not.toBeInTheDocument();
  expect(screen.getByText(/Eine GmbH\./)).toBeInTheDocument();
  expect(screen.queryByText(/^C1 /)).not.toBeInTheDocument();
});

it('prints in Chinese, and needs the number of the company for XBRL alone', async () => {
  show('zh-CN');
  const row = await screen.findByRole('row', { name: /^能源消耗总量/ });
  expect(within(row).getByRole('cell')).toHaveTextContent('1,234.5 MWh');
  expect(screen.getByRole('button', { name: 'XBRL 文件（JSON）' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '工作簿（XLSX）' })).toBeEnabled();
});
