import { Blob, File } from 'node:buffer';
import fc from 'fast-check';
import readWorkbook from 'read-excel-file/universal';
import { anyReport } from '../../../../tests/support/vsme/any-report';
import { locales } from '../../../../core/i18n/locales';
import { sharedReportOf } from '../../../../core/vsme/shared-report';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import type { SharedReport } from '../../../../core/contracts/shared-report';
import type { SupplierReport } from '../../../../core/contracts/supply-chain';
import { reportsWorkbook } from './reports-workbook';

// jsdom's versions cannot be read.
beforeAll(() => void Object.assign(globalThis, { Blob, File }));

const words = {
  ...{ supplier: 'Supplier', number: 'Own number', company: 'Company', year: 'Year', asOf: 'As of' },
  ...{ currency: 'Currency', evidence: 'Evidence' },
  ...{ notApplicable: 'does not apply', sensitive: 'left out as sensitive' },
};
const lead = ['Supplier', 'Own number', 'Company', 'Year', 'As of', 'Currency'];

const of = (concept: string, value: SharedReport['facts'][number]['value'], member = '') =>
  ({ concept, member, value, origin: 'entered' }) as const;

function report(companyName: string, changes: Partial<SharedReport>): SupplierReport {
  return {
    ...{ supplierName: `Our ${companyName}`, supplierId: '=7' },
    report: {
      ...{ year: 2025, sharedAt: '2026-03-02T08:00:00.000Z', module: 'basic', companyName, currency: 'EUR' },
      ...{ period: { start: '2025-01-01', end: '2025-12-31' }, facts: [], omissions: [], ...changes },
    },
  };
}

const whole = {
  ...{ year: 2025, companyName: 'Alpha', currency: 'EUR', account: null },
  period: { start: '2025-01-01', end: '2025-12-31' },
};

async function sheets(...reports: SupplierReport[]) {
  const book = await reportsWorkbook(reports, words, 'en');
  const read = await readWorkbook(new globalThis.File([book], 'reports.xlsx'));
  return new Map(read.map(({ sheet, data }) => [sheet, data]));
}

it('has a sheet for what is reported beyond the disclosures of each theme', async () => {
  const book = await sheets(
    report('Alpha', {
      facts: [
        of('DisclosureOfAnyOtherGeneralAndOrEntitySpecificInformation', 'General'),
        of('DisclosureOfAnyOtherEnvironmentalAndOrEntitySpecificEnvironmentalDisclosures', 'Noise'),
        of('DisclosureOfAnyOtherSocialAndOrEntitySpecificSocialDisclosures', 'Choir'),
        of('DisclosureOfAnyOtherGovernanceAndOrEntitySpecificGovernanceDisclosures', 'Council'),
      ],
    }),
  );
  const told = [...book].map(([sheet, [, row]]) => [sheet, row?.at(-1)]);
  expect(told).toEqual([
    ['General information', 'General'],
    ['Environment', 'Noise'],
    ['Social', 'Choir'],
    ['Governance', 'Council'],
  ]);
});

it.each(locales)('can be created of any reports, with different columns: %s', (locale) =>
  fc.assert(
    fc.asyncProperty(anyReport, async (any) => {
      const shared = sharedReportOf({ ...whole, ...any, known: [] }, taxonomy);
      const book = await reportsWorkbook([report('Alpha', shared)], words, locale);
      for (const { data } of await readWorkbook(new globalThis.File([book], 'reports.xlsx')))
        expect(new Set(data[0]).size).toBe(data[0]?.length);
    }),
    { numRuns: 25 },
  ),
);

it('cuts what is longer than a cell can be, which Excel would call damaged', async () => {
  const sites = Array.from({ length: 100 }, (_, index) => of('CityOfSite', 'x'.repeat(500), `${index + 1}`));
  const book = await sheets(report('Alpha', { facts: sites }));
  const cell = String(book.get('B1')?.[1]?.at(-1));
  expect([cell.length, cell.at(-1)]).toEqual([32_767, '…']);
});

it('has a sheet for each disclosure, a row for each report, and figures as numbers', async () => {
  const book = await sheets(
    report('Alpha', {
      facts: [
        of('NumberOfEmployees', 120),
        of('GrossScope1GreenhouseGasEmissions', 2345.678),
        of('EnergyConsumptionFromFuels', 40, 'RenewableEnergy'),
        of('CityOfSite', 'Steyr', '1'),
        of('CityOfSite', 'Linz', '2'),
      ],
    }),
    report('Beta', { currency: 'CHF', facts: [of('GrossScope1GreenhouseGasEmissions', 7)] }),
  );
  expect([...book.keys()]).toEqual(['B1', 'B3']);
  const [head = [], alpha = [], beta = []] = book.get('B3') ?? [];
  expect(head.slice(0, 6)).toEqual(lead);
  expect(alpha.slice(0, 6)).toEqual([
    'Our Alpha',
    '=7',
    'Alpha',
    2025,
    new Date('2026-03-02T00:00:00Z'),
    'EUR',
  ]);
  const scope1 = head.indexOf('Gross Scope 1 greenhouse gas emissions (t\u00a0CO₂e)');
  expect([alpha[scope1], beta[scope1]]).toEqual([2345.678, 7]);
  const fuels = head.findIndex((name) => /fuels.*Renewable energy \(MWh\)$/iu.test(String(name)));
  expect([alpha[fuels], beta[fuels]]).toEqual([40, null]);
  const [places = [], sites = []] = book.get('B1') ?? [];
  expect(sites[places.findIndex((name) => /city/iu.test(String(name)))]).toBe('Site 1: Steyr\nSite 2: Linz');
});

it('says what a supplier omits if others report it', async () => {
  const fatalities = 'NumberOfFatalitiesAsAResultOfWorkRelatedInjuriesAndWorkRelatedIllHealth';
  const book = await sheets(
    report('Alpha', { facts: [of(fatalities, 0)] }),
    report('Beta', { omissions: [{ section: 'healthAndSafety', kind: 'sensitive', reason: '' }] }),
    report('Gamma', { omissions: [{ section: 'healthAndSafety', kind: 'notApplicable', reason: '' }] }),
  );
  expect((book.get('B9') ?? []).map((row) => row.at(-1))).toEqual([
    expect.stringMatching(/fatalities/iu),
    0,
    'left out as sensitive',
    'does not apply',
  ]);
});

it('names the evidence of each disclosure, even if nothing else is reported', async () => {
  const book = await sheets(
    report('Alpha', {
      facts: [of('GrossScope1GreenhouseGasEmissions', 7)],
      evidence: [
        { disclosure: 'B3', name: 'Gas bill.pdf' },
        { disclosure: 'B3', name: '=Meter.xlsx' },
        { disclosure: 'B7', name: 'Weighing slip.pdf' },
      ],
    }),
    report('Beta', { facts: [of('GrossScope1GreenhouseGasEmissions', 9)] }),
  );
  expect((book.get('B3') ?? []).map((row) => row.at(-1))).toEqual([
    'Evidence',
    'Gas bill.pdf\n=Meter.xlsx',
    null,
  ]);
  expect(book.get('B7')).toEqual([
    [...lead, 'Evidence'],
    [...['Our Alpha', '=7', 'Alpha', 2025, new Date('2026-03-02T00:00:00Z'), 'EUR'], 'Weighing slip.pdf'],
    [...['Our Beta', '=7', 'Beta', 2025, new Date('2026-03-02T00:00:00Z'), 'EUR'], null],
  ]);
});
