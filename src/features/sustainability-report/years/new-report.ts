import { employeesOfSize } from '../../../../core/company/employees-of-size';
import type { CompanyProfile } from '../../../../core/contracts/company-profile';
import type { ReportSummary, SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { moduleOf, moduleValue } from '../../../../core/vsme/facts';
import { periodOf } from '../../../../core/vsme/period';
import type { KnownSource } from '../../../../core/vsme/report-value';
import type { ReportModule } from '../../../../core/vsme/taxonomy';

/** What is known from here is the same in every year. */
const ofEveryYear: ReadonlySet<KnownSource> = new Set([
  'companyProfile',
  'industry',
  'reductionTarget',
  'baseYearAccount',
]);

/** What this device has of the company, as far as it has been loaded. */
export interface OnDevice {
  profile: CompanyProfile | undefined;
  newest: SustainabilityReport | null | undefined;
}

/**
 * A report as it is shown until the server has it. What the newest one knows of the company is filled in; what an
 * account knows of the year, only the server can tell.
 */
export function newReport(
  year: number,
  module: ReportModule,
  { profile, newest }: OnDevice,
): SustainabilityReport {
  return {
    year,
    period: periodOf(year, profile?.CompanyData.MonthOfFiscalYear ?? 1),
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
    // As the server counts: what is typed into it before it is sent builds on its beginning.
    version: 1,
  };
}

/** Whether a report was begun on this device and the server does not have it yet. */
export const isUnsent = ({ updatedAt }: Pick<SustainabilityReport, 'updatedAt'>): boolean => updatedAt === '';

/** A report in the list; how far it is, only the server counts. */
export const summaryOf = (report: SustainabilityReport): ReportSummary => ({
  ...{ year: report.year, module: moduleOf(report), answered: 0, total: 0 },
  ...{ updatedAt: report.updatedAt, updatedBy: report.updatedBy, version: report.version },
});
