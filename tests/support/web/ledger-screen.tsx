import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { path, showing as showingInputs, steel } from './carbon-inputs';

export const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1 } },
});
const chemicals = { ...steel, id: 2, Scope3SectorId: 2, code: 'CHEMICALS', name: 'Chemicals' };
const turnover = {
  ...{ id: '1', year: 2024, turnoverInThsdUSD: 1, turnoverInThsd: 500, currency: 'EUR' },
  ...{ spendShareOfTurnover: 0, version: 1 },
};
const record = {
  id: 'f0000000-0000-4000-8000-000000000001',
  fileName: 'list.xlsx',
  createdBy: 'anna@example.test',
  createdAt: '2026-03-02T09:00:00Z',
  undoneAt: null,
  changes: 5,
};
const preview = {
  data: {
    ...{
      fileName: 'list.xlsx',
      years: [2024],
      rows: [],
      errors: [],
      errorCount: 0,
      alike: 0,
      fractions: false,
    },
    counts: { spend: { create: 0, update: 1, same: 0 }, distribution: { create: 2, update: 0, same: 0 } },
    ...{ identical: 0, identicalRows: [], refused: [], moreRefused: 0, others: 0 },
    ...{ ambiguous: null, ignoredSheets: [], earlier: null },
  },
};
export const imports = path('imports');
const chain = '/api/supplychain-suppliers/project/42';
const linked = {
  ...{ linkingId: '6f1c0f66-0000-4000-8000-000000000001', supplierName: 'Stahl Nord AG', supplierId: 'K-7' },
  ...{ companyName: '', countryCode: 'AT' },
};
const permissions = {
  ...{ canAccess: true, canInvite: true, inviteQuota: 10, remainingInvites: 5, isTrialMode: false },
  lastUpdated: '2026-06-01T09:00:00.000Z',
};
export const withChain = {
  [`GET ${chain}`]: {
    data: [linked],
    meta: { pagination: { pageCount: 1 }, permissions, spendYear: null, sharedReports: 0 },
  },
};
const world = {
  [`GET ${path('emission-results', '/years')}`]: {
    data: [{ year: 2024, totals: null, needsRecalculation: true }],
  },
  'GET /api/ca-scope3-sectors': list(steel, chemicals),
  [`GET ${path('spend-volumes')}`]: list(turnover),
  [`GET ${imports}`]: list(),
  [`GET ${path('invoices')}`]: { data: { invoices: [], meanings: [] } },
  [`POST ${imports}/preview`]: preview,
  [`POST ${imports}/import`]: { data: record },
};
/** Shows the screen with a server that responds like this. */
export const showing = (shown: ReactElement) => {
  const show = showingInputs(shown);
  return (routes: Parameters<typeof show>[0] = {}) => show({ ...world, ...routes });
};

const csv = [
  'Kreditorenliste;;;',
  'Nr.;Lieferant;Konto;Betrag',
  '70001;Stahl AG;Rohstoffe;80.000,50',
  '70002;Blech KG;Rohstoffe;5.000,00',
  '70003;Lack GmbH;Hilfsstoffe;14.999,50',
  '70004;Stadtwerke;Strom und Gas;9.000,00',
  ';Summe;;109.000,00',
].join('\r\n');

/** jsdom's File cannot be read. */
const fileOf = (text: string) => {
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return Object.assign(new File([bytes], 'list.csv'), { arrayBuffer: async () => bytes.buffer });
};
export const fileField = () => screen.findByLabelText('Choose a CSV or Excel file');
export const open = async (text = csv) => {
  await waitFor(async () => expect(await fileField()).toBeEnabled());
  await userEvent.upload(await fileField(), fileOf(text));
};
export const give = async (account: RegExp, sector: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: account }));
  await userEvent.click(await screen.findByRole('option', { name: sector }));
};
