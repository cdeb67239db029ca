import type { CompanyProfile } from '../../../../core/contracts/company-profile';
import type { SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { newReport, type OnDevice } from './new-report';

const profile = { CompanyData: { Name: 'Alpenguss', MonthOfFiscalYear: 4 } } as CompanyProfile;
const newest = { period: { start: '2023-07-01', end: '2024-06-30' } } as SustainabilityReport;

test.each<[string, OnDevice, string, string]>([
  ['of the newest report, which has that of the accounts', { profile, newest }, '2025-07-01', '2026-06-30'],
  ['of the company without another report', { profile, newest: null }, '2025-04-01', '2026-03-31'],
  ['the calendar year', { profile: undefined, newest: undefined }, '2025-01-01', '2025-12-31'],
])('a report begun offline is for the fiscal year %s', (_whose, onDevice, start, end) => {
  expect(newReport(2025, 'basic', onDevice).period).toEqual({ start, end });
});
