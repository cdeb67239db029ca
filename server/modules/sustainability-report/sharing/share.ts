import { isDeepStrictEqual } from 'node:util';
import type { ReportChoice } from '../../../../core/contracts/customer-view';
import type { SharedReport } from '../../../../core/contracts/shared-report';
import { sharedReportOf } from '../../../../core/vsme/shared-report';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import type { Queryable } from '../../../lib/database';
import { getReport } from '../service';
import type { ReportSources } from '../sources';
import { findShared, findYears, removeCopies, saveCopy, type Pair } from './repository';

/** What other modules need for reports that customers see. */
export function createReportSharing(sources: ReportSources) {
  const copyOf = async (db: Queryable, projectId: number, year: number) =>
    sharedReportOf(await getReport(db, projectId, year, sources), taxonomy);

  return {
    findShared,

    /** Every report as the customer would see it: its copy, and whether it has changed, or the current report. */
    findViews: async (db: Queryable, pair: Pair): Promise<SharedReport[]> => {
      const views = new Map((await findShared(db, pair)).map((copy) => [copy.year, copy]));
      for (const year of await findYears(db, pair.projectId)) {
        const current = await copyOf(db, pair.projectId, year);
        const copy = views.get(year);
        views.set(
          year,
          copy ? { ...copy, hasChanged: differ(copy, current) } : { ...current, sharedAt: null },
        );
      }
      return [...views.values()].sort((a, b) => b.year - a.year);
    },

    /** Creates the missing copies, and withdraws all others. @throws ApiError 404 */
    setShared: async (tx: Queryable, pair: Pair, requested: readonly ReportChoice[]): Promise<void> => {
      await removeCopies(
        tx,
        pair,
        requested.map(({ year }) => year),
      );
      const left = new Set((await findShared(tx, pair)).map(({ year }) => year));
      for (const { year, sharedAt } of requested)
        if (sharedAt === null || !left.has(year))
          await saveCopy(tx, pair, await copyOf(tx, pair.projectId, year));
    },

    /** Withdraws everything a customer sees. */
    stopSharing: (tx: Queryable, pair: Pair): Promise<void> => removeCopies(tx, pair, []),
  };
}

/** A copy comes from the database, without what JSON leaves out. */
function differ({ sharedAt: _, ...copy }: SharedReport, current: Omit<SharedReport, 'sharedAt'>): boolean {
  return !isDeepStrictEqual(copy, JSON.parse(JSON.stringify(current)));
}
