import { calculateYear, SharesOver100Error } from '../../../../core/carbon/calculation/calculate-year';
import { completenessOf, enteredIn } from '../../../../core/carbon/account/completeness';
import { reportOf } from '../../../../core/carbon/report/report';
import type { CalculationAnswer, EmissionTotals } from '../../../../core/contracts/ca-emission-results';
import { ApiError } from '../../../lib/api-error';
import { audit, changesBetween } from '../../../lib/audit/audit';
import type { Database, Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { freezeBoundary } from '../boundary/frozen-boundary';
import { findBook } from '../factors/factor-books';
import type { SegmentPerformances } from '../suppliers/linkings';
import { loadYear } from './load-year';
import { draftResults } from './repository';
import { removeResults } from './remove-results';
import { findCalculatedYear, lockYear, saveCalculation } from '../years/repository';

interface Subject {
  projectId: number;
  year: number;
}

/**
 * Calculates a year in one transaction, and notifies the project of the start and the result.
 * @throws ApiError 422 SHARES_OVER_100 when shares exceed 100 percent, then nothing is changed; 422
 * NOTHING_TO_CALCULATE when nothing entered emits anything, then the year has no results
 */
export async function calculate(
  database: Database,
  { person, ...subject }: Subject & { person: string },
  performances: SegmentPerformances,
): Promise<CalculationAnswer['data']> {
  const publishProgress = (tx: Queryable, action: string, data?: object) =>
    publish(tx, { type: 'calculation', action, ...subject, ...(data && { data }) });
  await publishProgress(database, 'running');
  try {
    const done = await database.transaction(async (tx) => {
      // Another calculation that is still running saves what this one replaces.
      await lockYear(tx, subject.projectId, subject.year);
      const before = await findCalculatedYear(tx, subject.projectId, subject.year);
      const done = await calculateIn(tx, subject, performances);
      if (!done) {
        await removeResults({ tx, projectId: subject.projectId, person }, subject.year);
        return undefined;
      }
      await publish(tx, { type: 'emissions', action: 'update', ...subject });
      await publishProgress(tx, 'completed', { durationMs: done.durationMs });
      await audit(tx, {
        projectId: subject.projectId,
        actor: person,
        area: 'carbon-accounting',
        action: 'calculate',
        subject: String(subject.year),
        changes: changesBetween(audited(before?.report.totals), audited(done.totals)),
      });
      return done;
    });
    if (!done) throw nothingToCalculate(subject.year);
    return done;
  } catch (error) {
    await publishProgress(database, 'failed', causeOf(error));
    throw toRefusal(error);
  }
}

/**
 * Only the calculation, in the caller's transaction; undefined, and nothing stored, if it has no rows: a year without
 * results is not one without emissions.
 * @throws SharesOver100Error
 */
export async function calculateIn(
  tx: Queryable,
  { projectId, year }: Subject,
  performances: SegmentPerformances,
): Promise<CalculationAnswer['data'] | undefined> {
  const start = performance.now();
  await lockYear(tx, projectId, year);
  const inputs = await loadYear(tx, { projectId, year }, performances);
  const { book, setId } = await findBook(tx, projectId);
  const results = draftResults();
  const rows = results.taking(calculateYear(inputs, book));
  const boundary = await freezeBoundary(tx, { projectId, year });
  const completeness = completenessOf(enteredIn(inputs), boundary);
  const turnoverUsd = (inputs.spend?.turnoverInThsdUSD ?? 0) * 1000;
  const report = reportOf(rows, turnoverUsd, inputs.activities, completeness);
  if (report.rows === 0) return undefined;
  await results.replace(tx, { projectId, year });
  const durationMs = Math.round(performance.now() - start);
  const money = inputs.spend?.money ?? null;
  await saveCalculation(tx, { projectId, year, report, boundary, money, factorSet: setId, durationMs });
  return { year, durationMs, rows: report.rows, totals: report.totals };
}

/** What the audit trail shows of a calculation: the inventory first. */
const audited = (totals: EmissionTotals | undefined) =>
  totals ? { total: totals.total, totalWithMeasures: totals.totalWithMeasures } : {};

const sharesOver100 = 'SHARES_OVER_100';

const nothingToCalculate = (year: number) =>
  new ApiError(
    422,
    'NOTHING_TO_CALCULATE',
    `Nothing that is entered for ${year} gives a result yet. Enter an activity, or the turnover and what is spent of it.`,
  );

function toRefusal(error: unknown): unknown {
  if (!(error instanceof SharesOver100Error)) return error;
  return new ApiError(422, sharesOver100, error.message, error.excess);
}

/** An event can hold 8,000 bytes, so only the first excesses are sent. */
const maxReported = 10;

/**
 * Why a calculation failed, as sent to the project: a sentence, and what an app needs to show it in other
 * languages.
 */
function causeOf(error: unknown): { cause: string; code?: string; details?: unknown } {
  if (error instanceof ApiError) return { cause: error.message, code: error.code };
  if (!(error instanceof SharesOver100Error))
    return { cause: 'Something went wrong on our side. Try again; if it happens again, contact support.' };
  const { message, excess } = new SharesOver100Error(error.excess.slice(0, maxReported));
  return { cause: message, code: sharesOver100, details: excess };
}
