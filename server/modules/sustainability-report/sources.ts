import { employeesOfSize } from '../../../core/company/employees-of-size';
import type { Implementation } from '../../../core/assessment/answers';
import { mergeMeasures } from '../../../core/vsme/measures';
import { periodOf } from '../../../core/dates/fiscal-year';
import type { CompanyProfile } from '../../../core/contracts/company-profile';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import type { SustainabilityReport } from '../../../core/contracts/sustainability-report';
import { notFound } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import type { AccountOfYear } from './known-emissions';
import { knownValues, reportedTarget } from './known-values';

interface CalculatedAccount {
  report: AccountOfYear;
  needsRecalculation: boolean;
  /** Null in results from before it was stored. */
  boundary: { fiscalYearStart: number } | null;
}

/** What a report needs from the other modules. */
export interface ReportSources {
  findProfile: (db: Queryable, projectId: number) => Promise<CompanyProfile | undefined>;
  findQuestions: (db: Queryable, projectId: number) => Promise<CompanyQuestions | undefined>;
  /** Of each segment of the self-assessment, by measure. */
  findMeasures: (
    db: Queryable,
    projectId: number,
  ) => Promise<readonly Readonly<Record<string, Implementation>>[]>;
  /** ISO 4217. */
  findCurrency: (db: Queryable, projectId: number) => Promise<string>;
  /** As entered; undefined for a year without one, or one in USD of the factors' price year. */
  findTurnover: (
    db: Queryable,
    projectId: number,
    year: number,
  ) => Promise<{ amount: number; currency: string } | undefined>;
  findAccount: (db: Queryable, projectId: number, year: number) => Promise<CalculatedAccount | undefined>;
  /** The first month of the fiscal year in the accounts as they are set today, 1 to 12. */
  findFiscalYearStart: (db: Queryable, projectId: number) => Promise<number>;
  /** Of the account's results, tonnes of CO2e by category; none if the categories are unknown. */
  findScope3Categories: (
    db: Queryable,
    projectId: number,
    year: number,
  ) => Promise<ReadonlyMap<number, number>>;
  findAmounts: (
    db: Queryable,
    projectId: number,
    year: number,
  ) => Promise<readonly { activityId: number; amount: number }[]>;
}

/** The content of a report that nobody had to type. */
export type KnownParts = Pick<
  SustainabilityReport,
  'period' | 'companyName' | 'currency' | 'known' | 'measures' | 'employees' | 'account'
>;

/** @throws ApiError 404 for a project without a company profile */
export async function findKnownParts(
  db: Queryable,
  projectId: number,
  year: number,
  sources: ReportSources,
): Promise<KnownParts> {
  const profile = await sources.findProfile(db, projectId);
  if (!profile) throw notFound('The company profile');
  const company = profile.CompanyData;
  const turnover = await sources.findTurnover(db, projectId, year);
  const account = await sources.findAccount(db, projectId, year);
  const target = reportedTarget(await sources.findQuestions(db, projectId));
  const base = target && (await sources.findAccount(db, projectId, target.baseYear));
  return {
    // The same as that of the emissions and the energy in it.
    period: periodOf(
      year,
      account?.boundary?.fiscalYearStart ?? (await sources.findFiscalYearStart(db, projectId)),
    ),
    companyName: company.Name,
    // The amounts of a year are in the currency of its turnover.
    currency: turnover?.currency ?? (await sources.findCurrency(db, projectId)),
    measures: mergeMeasures(await sources.findMeasures(db, projectId)),
    employees: employeesOfSize(company.CompanySize),
    account: account ? { needsRecalculation: account.needsRecalculation } : null,
    known: knownValues({
      ...{ company, target, account: account?.report, baseAccount: base?.report },
      scope3Categories: account ? await sources.findScope3Categories(db, projectId, year) : new Map(),
      turnover: turnover?.amount,
      amounts: sumByActivity(await sources.findAmounts(db, projectId, year)),
    }),
  };
}

function sumByActivity(rows: readonly { activityId: number; amount: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { activityId, amount } of rows) sums.set(activityId, (sums.get(activityId) ?? 0) + amount);
  return sums;
}
