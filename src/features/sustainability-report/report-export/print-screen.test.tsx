import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { PrintScreen } from './print-screen';

const report: SustainabilityReport = {
  ...{ year: 2025, companyName: 'Alpenguss GmbH', currency: 'EUR', account: { needsRecalculation: false } },
  period: { start: '2025-01-01', end: '2025-12-31' },
  values: [
    { concept: 'TotalEnergyConsumption', member: '', value: 1234.567 },
    { concept: 'EnergyConsumptionFromFuels', member: 'RenewableEnergy', value: 10 },
    { concept: 'EnergyConsumptionFromFuels', member: 'NonRenewableEnergy', value: 90 },
    { concept: 'NameOfMaterialUsed', member: '1', value: 'Aluminium' },
    { concept: 'WeightOfMaterialUsed', member: '1', value: 3_790 },
  ],
  omissions: [
    { section: 'corruption', kind: 'sensitive', reason: 'A case is pending' },
    { section: 'cooperative', kind: 'notApplicable', reason: 'Eine GmbH.' },
  ],
  known: [
    { concept: 'GrossScope1GreenhouseGasEmissions', member: '', value: 141.706, source: 'carbonAccount' },
    { concept: 'Scope3Category6', member: '', value: 20.25, source: 'carbonAccount' },
  ],
  evidence: (['Gas.pdf', 'Strom.pdf'] as const).map((name) => ({
    ...{ id: name, disclosure: 'B3', name, type: 'pdf', bytes: 3, sha256: '', createdBy: '' },
    createdAt: '2026-11-20T10:00:00.000Z',
  })),
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: null, version: 1 },
};

function show(locale: 'de' | 'zh-CN', shown = report) {
  stubNetwork({ 'GET /api/sustainability-reports/project/42/2025': { data: shown } });
  render(
    <Provider store={screenStore()}>
      <WithTexts locale={locale}>
        <PrintScreen year={2025} />
      </WithTexts>
    </Provider>,
  );
}

it('prints in German with the official labels; the reason for a sensitive omission is not printed', async () => {
  show('de');
  const row = await screen.findByRole('row', { name: /^Scope 1-Brutto-Treibhausgasemissionen/ });
  expect(within(row).getByRole('cell')).toHaveTextContent('141,71 t CO₂e');
  const travel = screen.getByRole('row', { name: /^Scope 3, Kategorie 6: Dienstreisen/ });
  expect(within(travel).getByRole('cell')).toHaveTextContent('20,25 t CO₂e');
  expect(
    screen.getByText(/Als Verschlusssache oder vertrauliche Information weggelassen/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/A case is pending/)).not.toBeInTheDocument();
  expect(screen.getByText(/Eine GmbH\./)).toBeInTheDocument();
  expect(screen.queryByText(/^C1 /)).not.toBeInTheDocument();
  expect(screen.getByText('Belege: Gas.pdf · Strom.pdf')).toBeInTheDocument();
});

it('prints tables as tables: energy sources with their sum side by side, each material with its values', async () => {
  show('de');
  const energy = within(await screen.findByRole('table', { name: 'Aufschlüsselung des Energieverbrauchs' }));
  expect(energy.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    ...['Nicht erneuerbare Energien', 'Erneuerbare Energien', 'Summe'],
  ]);
  const row = energy.getByRole('row', { name: /^Energieverbrauch aus Brennstoffen/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['90 MWh', '10 MWh', '100 MWh']);
  const materials = within(screen.getByRole('table', { name: /Massenstroms der verwendeten|Massenstroms/ }));
  expect(materials.getByRole('rowheader', { name: 'Material 1' })).toBeInTheDocument();
});

const ofAccount = (concept: string, value: number, member = '') =>
  ({ concept, member, value, source: 'carbonAccount' }) as const;
const energyOfAccount = [
  ofAccount('TotalEnergyConsumption', 493.1),
  ...['Electricity', 'SelfGeneratedElectricity', 'Fuels'].flatMap((source) => [
    ofAccount(`EnergyConsumptionFrom${source}`, 30.1, 'NonRenewableEnergy'),
    ofAccount(`EnergyConsumptionFrom${source}`, 3.2, 'RenewableEnergy'),
  ]),
];
const heat = /zugekaufte Wärme, Dampf und Kälte, .*: 393,2 MWh\.$/;

it('names purchased heat, which is in the account’s total but has no row in the standard', async () => {
  show('de', { ...report, values: [], known: energyOfAccount });
  expect(await screen.findByText(heat)).toBeVisible();
});

it('does not mention purchased heat with typed figures or an omitted total', async () => {
  show('de', {
    ...{ ...report, known: energyOfAccount },
    values: [{ concept: 'TotalEnergyConsumption', member: '', value: 500 }],
  });
  await screen.findByRole('table', { name: 'Aufschlüsselung des Energieverbrauchs' });
  expect(screen.queryByText(/zugekaufte Wärme/)).not.toBeInTheDocument();
  cleanup();
  show('de', {
    ...{ ...report, known: energyOfAccount, values: [] },
    omissions: [{ section: 'energyTotal', kind: 'sensitive', reason: '' }],
  });
  await screen.findByRole('table', { name: 'Aufschlüsselung des Energieverbrauchs' });
  expect(screen.queryByText(/zugekaufte Wärme/)).not.toBeInTheDocument();
});

it('omits empty voluntary parts from the printout', async () => {
  show('de');
  expect(await screen.findByRole('heading', { name: /^B11 / })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Weitere soziale Angaben' })).not.toBeInTheDocument();
});

it('prints in Chinese, and requires a company identifier for XBRL only', async () => {
  show('zh-CN');
  const row = await screen.findByRole('row', { name: /^能源消耗总量/ });
  expect(within(row).getByRole('cell')).toHaveTextContent('1,234.567 MWh');
  expect(screen.getByRole('button', { name: 'XBRL 文件（JSON）' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '工作簿（XLSX）' })).toBeEnabled();
});
