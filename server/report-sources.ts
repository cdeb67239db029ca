import { findMeasures } from './modules/business-segments/service';
import { findBoundary } from './modules/carbon-accounting/boundary/repository';
import { findAmounts } from './modules/carbon-accounting/results/load-year-repository';
import { findScope3Categories } from './modules/carbon-accounting/results/scope-sums-repository';
import { findEnteredTurnover } from './modules/carbon-accounting/spend/volumes-repository';
import { findCalculatedYear } from './modules/carbon-accounting/years/repository';
import { findCurrency } from './modules/carbon-accounting/settings/service';
import { findProfile } from './modules/company-profile/repository';
import { findCompanyQuestions } from './modules/company-questions/service';
import type { ReportSources } from './modules/sustainability-report/sources';

/** Connects a sustainability report to the data of other modules. */
export const reportSources: ReportSources = {
  findProfile,
  findQuestions: findCompanyQuestions,
  findMeasures,
  findCurrency,
  findTurnover: findEnteredTurnover,
  findAccount: findCalculatedYear,
  findFiscalYearStart: async (db, projectId) => (await findBoundary(db, projectId)).fiscalYearStart,
  findScope3Categories,
  findAmounts,
};
