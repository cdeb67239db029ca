import { faultMessage } from '../../core/assessment/fault';
import { checkPlacedValue } from '../../core/vsme/check-value';
import { taxonomy } from '../../data/vsme/taxonomy';
import type { Queryable } from '../lib/database';
import { insertReport, saveValues } from '../modules/sustainability-report/repository';
import { createReportSharing } from '../modules/sustainability-report/sharing/share';
import { reportSources } from '../report-sources';
import { demoReports, type DemoReport } from './sustainability';

interface World {
  now: Date;
  projectIds: ReadonlyMap<string, number>;
}

/**
 * Last year's reports, each shared with a customer; inserted after the accounts, so that the copies include
 * their figures.
 */
export async function insertSustainability(tx: Queryable, { now, projectIds }: World): Promise<void> {
  const sharing = createReportSharing(reportSources);
  const year = now.getUTCFullYear() - 1;
  for (const report of demoReports) {
    const projectId = projectIds.get(report.company) ?? 0;
    await insertOne(tx, report, { projectId, year });
    const customerId = projectIds.get(report.sharedWith) ?? 0;
    await sharing.setShared(tx, { projectId, customerId }, [{ year, sharedAt: null }]);
  }
}

async function insertOne(
  tx: Queryable,
  { email, values, omissions }: DemoReport,
  place: { projectId: number; year: number },
): Promise<void> {
  const report = { ...place, email };
  for (const value of values) {
    const fault = checkPlacedValue(taxonomy, value);
    if (fault) throw new Error(`The demo world reports "${value.concept}" wrongly: ${faultMessage(fault)}`);
  }
  await insertReport(tx, report);
  await saveValues(tx, { ...report, version: 2 }, [
    ...values.map(({ concept, member, value }) => ({ kind: 'value', name: concept, member, value })),
    ...omissions.map(({ section, kind, reason }) => ({
      ...{ kind: 'omission', name: section, member: '' },
      value: { kind, reason },
    })),
  ]);
}
