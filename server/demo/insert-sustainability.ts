import { faultMessage } from '../../core/assessment/fault';
import { checkPlacedValue } from '../../core/vsme/check-value';
import { taxonomy } from '../../data/vsme/taxonomy';
import { insertReport, saveValues } from '../modules/sustainability-report/repository';
import type { Queryable } from '../lib/database';
import { demoOmissions, demoReportValues } from './sustainability';

interface World {
  now: Date;
  projectIds: ReadonlyMap<string, number>;
}

const author = 'anna.berger@alpenguss.example';

/** The sustainability report of the foundry, of last year. */
export async function insertSustainability(tx: Queryable, { now, projectIds }: World): Promise<void> {
  const projectId = projectIds.get('alpenguss') ?? 0;
  const report = { projectId, year: now.getUTCFullYear() - 1, email: author };
  for (const value of demoReportValues) {
    const fault = checkPlacedValue(taxonomy, value);
    if (fault) throw new Error(`The demo world reports "${value.concept}" wrongly: ${faultMessage(fault)}`);
  }
  await insertReport(tx, report);
  await saveValues(tx, { ...report, version: 2 }, [
    ...demoReportValues.map(({ concept, member, value }) => ({
      kind: 'value',
      name: concept,
      member,
      value,
    })),
    ...demoOmissions.map(({ section, kind, reason }) => ({
      ...{ kind: 'omission', name: section, member: '' },
      value: { kind, reason },
    })),
  ]);
}
