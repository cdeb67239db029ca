import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { sourceTerms } from '../../../../../core/carbon/factors/source-terms';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import type { Locale } from '../../../../../core/i18n/locales';
import { newDevice } from '../../../../../tests/support/web/device';
import { testReport, testResult } from '../shared/test-results';
import { page, plain, report, results, showing } from '../../../../../tests/support/web/results-screen';
import { ResultsScreen } from '../results-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<ResultsScreen year="2024" />);

beforeEach(newDevice);

it('opens the calculation of a row, with the source of its factor', async () => {
  show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'How Natural gas, gross calorific value was calculated' }),
  );
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getAllByRole('row').map(plain)).toEqual([
    'Amount500,000kWh',
    'Factor×0.1829kg CO2e/kWh',
    'Emissions=91,450kg CO2e',
    'In tonnes=91.45t CO2e',
  ]);
  for (const text of [
    'UK DESNZ',
    '2025, version 1',
    'Open Government Licence v3.0',
    'Combustion',
    'United Kingdom',
  ])
    expect(drawer.getByText(text)).toBeInTheDocument();
});

it('shows what a shipped factor includes in the language of the page, and leaves names as they are', async () => {
  const source = { licence: sourceTerms.publicDomain, boundary: sourceTerms.powerPlants };
  const row = testResult();
  show(
    {
      [results]: page(1, 1, { ...row, factor: { ...row.factor, ...source } }),
      [report]: { data: testReport({ sources: [{ publisher: 'US EPA', edition: 'eGRID2023', ...source }] }) },
    },
    'de',
  );
  const inList = (await screen.findByText('US EPA')).closest('li');
  expect(inList).toHaveTextContent('US EPA, eGRID2023');
  expect(inList).toHaveTextContent('Verbrennung in Kraftwerken, nur CO₂ · Gemeinfrei (USA)');
  await userEvent.click(await screen.findByRole('button', { name: /^Wie .* berechnet/ }));
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByText('Verbrennung in Kraftwerken, nur CO₂')).toBeInTheDocument();
  expect(drawer.getByText('UK DESNZ')).toHaveAttribute('lang', 'en');
});

it('says of losses of district heat what they are, and how they are counted', async () => {
  const row = testResult({ scope: 3, scopeDetails: 'well-to-tank', category: 3 });
  const factor = { ...row.factor, value: 0.00945, boundary: sourceTerms.heatLosses };
  show({ [results]: page(1, 1, { ...row, factor }) }, 'de');
  await userEvent.click(await screen.findByRole('button', { name: /^Wie .* berechnet/ }));
  const drawer = within(screen.getByRole('dialog'));
  for (const text of [
    'Vorkette von Brennstoff, Strom oder Wärme',
    'Verluste des Wärmenetzes zwischen Heizwerk und Verbraucher',
  ])
    expect(drawer.getByText(text)).toBeInTheDocument();
});

it('shows the evidence of an activity next to its calculation', async () => {
  const inputId = 'a0000000-0000-4000-8000-000000000001';
  show({
    [results]: page(1, 1, testResult({ inputId })),
    [`GET /api/ca-activities-data/project/42/${inputId}/evidence`]: {
      data: [{ id: 'f0000000-0000-4000-8000-000000000001', name: 'bill.pdf', type: 'pdf', bytes: 3 }],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^How Natural gas/ }));
  const drawer = within(screen.getByRole('dialog'));
  expect(await drawer.findByRole('button', { name: 'Save bill.pdf' })).toBeInTheDocument();
});

describe('a purchase', () => {
  const spend = { turnoverInThsdUSD: 5_000, spendShareOfTurnover: 40 };
  const purchase = (changes: Partial<EmissionResult>) => {
    const factor = { ...testResult().factor, value: 3.83924, unit: 'kg CO2e/USD' };
    const subject = { activityId: null, scope3SectorCode: 'STEEL_MILL_PRODUCTS', unit: 'USD' };
    return testResult({ scope: 3, scopeDetails: 'spend-based', ...subject, factor, ...changes });
  };
  const ofSupplier = purchase({
    ...{ supplierIdFrontend: 'V-7', supplierName: 'Rheinalu GmbH' },
    purchase: { ...spend, shareOfInput: 30, shareOfSectorInput: 50 },
    ...{ amount: 300_000, baselineEmissionsTonsCO2e: 1151.772, remainingEmissionsTonsCO2e: 1151.772 },
  });

  /** The calculation of a row, line by line, with names. */
  async function stepsOf(row: EmissionResult, locale: Locale) {
    show({ [results]: page(1, 1, row) }, locale);
    await userEvent.click(
      await screen.findByRole('button', { name: /^(How|Wie) .* (calculated|berechnet)/ }),
    );
    return within(screen.getByRole('dialog'))
      .getAllByRole('row')
      .map((line) => [...line.children].map((cell) => plain(cell as HTMLElement)).join(' '));
  }

  it.each<[Locale, string[]]>([
    [
      'en',
      [
        'Turnover  5,000,000 USD',
        'Share spent on purchases × 40 %',
        'Share of the sector × 30 %',
        'Share of the supplier in the sector × 50 %',
        'Amount = 300,000 USD',
        'Factor × 3.83924 kg CO2e/USD',
        'Emissions = 1,151,772 kg CO2e',
        'In tonnes = 1,151.772 t CO2e',
      ],
    ],
    [
      'de',
      [
        'Umsatz  5.000.000 USD',
        'Anteil des Einkaufs am Umsatz × 40 %',
        'Anteil der Branche × 30 %',
        'Anteil des Lieferanten an der Branche × 50 %',
        'Menge = 300.000 USD',
        'Faktor × 3,83924 kg CO2e/USD',
        'Emissionen = 1.151.772 kg CO2e',
        'In Tonnen = 1.151,772 t CO2e',
      ],
    ],
  ])('opens to a sum that begins with the turnover, in %s', async (locale, lines) => {
    expect(await stepsOf(ofSupplier, locale)).toEqual(lines);
    expect(screen.queryByText(/× the share spent|× Anteil des Einkaufs/)).not.toBeInTheDocument();
  });

  it('without a named supplier has the remaining share of its sector', async () => {
    const shares = { ...spend, shareOfInput: 30, shareOfSectorInput: 12.5 };
    const lines = await stepsOf(purchase({ purchase: shares, amount: 75_000 }), 'en');
    expect(lines).toContain('Share of suppliers you did not name × 12.5 %');
  });

  it('without a sector has the remaining share of the total', async () => {
    const shares = { ...spend, shareOfInput: 12.5, shareOfSectorInput: null };
    const scopeDetails = 'not-allocated';
    const lines = await stepsOf(purchase({ purchase: shares, amount: 250_000, scopeDetails }), 'en');
    expect(lines.slice(0, 4)).toEqual([
      'Turnover  5,000,000 USD',
      'Share spent on purchases × 40 %',
      'Share not distributed to sectors × 12.5 %',
      'Amount = 250,000 USD',
    ]);
  });

  it('that was calculated before its shares were stored describes its amount in words', async () => {
    const lines = await stepsOf({ ...ofSupplier, purchase: null }, 'en');
    expect(lines[0]).toBe('Amount  300,000 USD');
    expect(screen.getByText(/× the supplier’s share of the sector/)).toBeInTheDocument();
  });
});

it('shows below the result what a supplier saves and for which segment, and when a default factor is used', async () => {
  const row = testResult({
    scope: 3,
    scopeDetails: 'spend-based',
    activityId: null,
    scope3SectorCode: 'STEEL_MILL_PRODUCTS',
    supplierIdFrontend: 'V-7',
    supplierName: 'Rheinalu GmbH',
    supplierLinkingPerformance: 20,
    supplierLinkingBusinessSegmentSector: 'STEEL',
    supplierLinkingBusinessSegmentCountry: 'AT',
    category: 1,
    notes: ['STAND_IN_FACTOR'],
    savedEmissionsTonsCO2e: 18.29,
    remainingEmissionsTonsCO2e: 73.16,
  });
  show({ [results]: page(1, 1, row) });
  await userEvent.click(await screen.findByRole('button', { name: 'How Rheinalu GmbH was calculated' }));
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByRole('row', { name: /^In tonnes = 91.45 t/ })).toBeInTheDocument();
  expect(drawer.getByRole('row', { name: /^Saved by the supplier, 20% − 18.29 t/ })).toBeInTheDocument();
  expect(
    drawer.getByRole('row', { name: /^With the supplier’s measures, not the total = 73.16 t/ }),
  ).toBeInTheDocument();
  expect(drawer.getByText('Steel, Austria')).toBeInTheDocument();
  expect(drawer.getByText('1 · Purchased goods and services')).toBeInTheDocument();
  expect(drawer.getByText('Warming potentials').nextSibling).toHaveTextContent(/^AR5$/);
  expect(drawer.getByText(/× the supplier’s share of the sector/)).toBeInTheDocument();
  expect(drawer.getByText(/No factor is known here/)).toBeInTheDocument();
});
