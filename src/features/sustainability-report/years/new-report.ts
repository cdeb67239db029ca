import { employeesOfSize } from '../../../../core/company/employees-of-size';
import type { CompanyProfile } from '../../../../core/contracts/company-profile';
import type { ReportSummary, SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { moduleOf, moduleValue } from '../../../../core/vsme/facts';
import { periodOf, type Period } from '../../../../core/dates/fiscal-year';
import type { KnownSource } from '../../../../core/terms/report-value';
import type { ReportModule } from '../../../../core/vsme/taxonomy';

/** Sources whose values are the same in every year. */
const ofEveryYear: ReadonlySet<KnownSource> = new Set([
  'companyProfile',
  'industry',
  'reductionTarget',
  'baseYearAccount',
]);

/** The company's data on this device, as far as it has loaded. */
export interface OnDevice {
  profile: CompanyProfile | undefined;
  newest: SustainabilityReport | null | undefined;
}

/**
 * A report as shown until the server has it. Company data comes from the newest report; only the server knows
 * the year's account.
 */
export function newReport(
  year: number,
  module: ReportModule,
  { profile, newest }: OnDevice,
): SustainabilityReport {
  return {
    year,
    period: periodOf(year, newest ? monthOf(newest.period) : (profile?.CompanyData.MonthOfFiscalYear ?? 1)),
    companyName: profile?.CompanyData.Name ?? newest?.companyName ?? '',
    currency: newest?.currency ?? '',
    values: [moduleValue(module)],
    omissions: [],
    known: (newest?.known ?? []).filter(({ source }) => ofEveryYear.has(source)),
    evidence: [],
    measures: newest?.measures ?? [],
    employees: profile ? employeesOfSize(profile.CompanyData.CompanySize) : (newest?.employees ?? null),
    account: null,
    updatedAt: '',
    updatedBy: null,
    // The version that the server will assign: edits made before it is sent build on it.
    version: 1,
  };
}

const monthOf = ({ start }: Period) => Number(start.slice(5, 7));

/** Whether a report was started on this device and is not on the server yet. */
export const isUnsent = ({ updatedAt }: Pick<SustainabilityReport, 'updatedAt'>): boolean => updatedAt === '';

/** A report in the list; its progress is calculated on the server. */
export const summaryOf = (report: SustainabilityReport): ReportSummary => ({
  ...{ year: report.year, module: moduleOf(report), answered: 0, total: 0 },
  ...{ updatedAt: report.updatedAt, updatedBy: report.updatedBy, version: report.version },
});
