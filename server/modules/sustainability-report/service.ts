import { faultMessage, type AnswerFault } from '../../../core/assessment/fault';
import { mergeAnswers, valuesOf } from '../../../core/assessment/merge';
import type {
  CreateReportBody,
  ReportSummary,
  SaveReportBody,
  SustainabilityReport,
} from '../../../core/contracts/sustainability-report';
import { checkPlacedValue } from '../../../core/vsme/check-value';
import { factsOf, moduleOf, moduleValue } from '../../../core/vsme/facts';
import { reportProgress, wholeProgress } from '../../../core/vsme/report-progress';
import { taxonomy } from '../../../data/vsme/taxonomy';
import type { Member } from '../../lib/access/members';
import { ApiError, notFound } from '../../lib/api-error';
import { audit, changesBetween } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { lockProject } from '../../lib/lock-project';
import { evidenceOfReport } from './evidence';
import * as repository from './repository';
import { withdrawYear } from './sharing/withdraw-report';
import { findKnownParts, type ReportSources } from './sources';
import { changesOf, fromStoredKey, toLists } from './stored-values';

type Author = Pick<Member, 'projectId' | 'email'>;

/** Every report of a company with its progress, the newest first. */
export async function listReports(
  db: Queryable,
  projectId: number,
  sources: ReportSources,
): Promise<ReportSummary[]> {
  const summaries: ReportSummary[] = [];
  for (const row of await repository.findReports(db, projectId)) {
    const report = await present(db, projectId, row, sources);
    const progress = wholeProgress(reportProgress(report, factsOf(report, taxonomy), taxonomy));
    summaries.push({ ...row, ...progress, module: moduleOf(report) });
  }
  return summaries;
}

/** @throws ApiError 404 for a year without a report */
export async function getReport(
  db: Queryable,
  projectId: number,
  year: number,
  sources: ReportSources,
): Promise<SustainabilityReport> {
  const row = await repository.findReport(db, projectId, year);
  if (!row) throw notFound(`A sustainability report of ${year}`);
  return present(db, projectId, row, sources);
}

/**
 * Starts the report of a year; an existing one stays unchanged and is returned.
 * @throws ApiError 409 STALE_VERSION, with the report as details, when the caller names a version and a
 * colleague has chosen another module since
 */
export async function createReport(
  tx: Queryable,
  author: Author,
  { data: { year, module, version } }: CreateReportBody,
  sources: ReportSources,
): Promise<SustainabilityReport> {
  const { projectId, email } = author;
  const isNew = await repository.insertReport(tx, { projectId, year, email });
  if (isNew) {
    const { concept: name, member, value } = moduleValue(module);
    await repository.saveValues(tx, { projectId, year, email, version: 1 }, [
      { kind: 'value', name, member, value },
    ]);
    await publish(tx, { type: 'sustainability-report', action: 'create', projectId, year });
  } else if (version !== undefined) {
    return saveReport(tx, author, year, { data: { values: [moduleValue(module)], version } }, sources);
  }
  const report = await getReport(tx, projectId, year, sources);
  if (isNew) await audit(tx, { ...entryOf(projectId, email, year), action: 'create' });
  return report;
}

/**
 * Saves changed values and omissions; returns the whole report.
 * @throws ApiError 404 for a year without a report; 400 INVALID_VALUES naming each wrong one; 409
 * STALE_VERSION, with the current report as details, when a colleague has changed one of the same since
 * `version`
 */
export async function saveReport(
  tx: Queryable,
  { projectId, email }: Author,
  year: number,
  { data }: SaveReportBody,
  sources: ReportSources,
): Promise<SustainabilityReport> {
  const changes = changesOf(data);
  refuseFaults(changes);
  const row = await repository.lockReport(tx, projectId, year);
  if (!row) throw notFound(`A sustainability report of ${year}`);
  const stored = await repository.findValues(tx, projectId, year);
  const version = row.version + 1;
  // A report that was removed and started again counts from one: nobody has seen a later version of it.
  const seen = data.version !== undefined && data.version > row.version ? 0 : data.version;
  const merge = mergeAnswers(stored, changes, { seen, next: version });
  if (merge.conflicts.length > 0)
    throw new ApiError(
      409,
      'STALE_VERSION',
      'A colleague has changed the same value meanwhile; look at it and decide which one counts.',
      await present(tx, projectId, row, sources),
    );
  if (merge.changed.length === 0) return present(tx, projectId, row, sources);
  const values = merge.changed.map((key) => ({ ...fromStoredKey(key), value: changes[key] ?? null }));
  await repository.saveValues(tx, { projectId, year, email, version }, values);
  await publish(tx, { type: 'sustainability-report', action: 'update', projectId, year });
  const report = await getReport(tx, projectId, year, sources);
  const named = (from: typeof stored) =>
    Object.fromEntries(
      Object.entries(valuesOf(from, merge.changed)).map(([key, value]) => [nameOf(key), value]),
    );
  await audit(tx, {
    ...entryOf(projectId, email, year),
    action: 'update',
    changes: changesBetween(named(stored), named(merge.answers)),
  });
  return report;
}

/**
 * Customers no longer see it. A report that is already removed is not an error.
 * @param seen the version that the caller has seen; undefined: any
 * @throws ApiError 409 STALE_VERSION, with the report as details, when a colleague has entered anything since
 */
export async function removeReport(
  tx: Queryable,
  { projectId, email }: Author,
  { year, seen }: { year: number; seen: number | undefined },
  sources: ReportSources,
): Promise<void> {
  // A customer with whom it is being shared loses it, too.
  await lockProject(tx, projectId);
  const row = await repository.lockReport(tx, projectId, year);
  if (!row) return;
  const isOther = seen !== undefined && seen > row.version;
  if (isOther || (await repository.hasOthersChanges(tx, { projectId, year, email }, seen ?? row.version)))
    throw new ApiError(
      409,
      'STALE_VERSION',
      'A colleague has changed the report meanwhile; look at it and decide whether it is removed.',
      await present(tx, projectId, row, sources),
    );
  await repository.deleteReport(tx, projectId, year);
  await withdrawYear(tx, projectId, year);
  await publish(tx, { type: 'sustainability-report', action: 'delete', projectId, year });
  await audit(tx, { ...entryOf(projectId, email, year), action: 'delete' });
}

async function present(
  db: Queryable,
  projectId: number,
  row: repository.ReportRow,
  sources: ReportSources,
): Promise<SustainabilityReport> {
  const stored = toLists(await repository.findValues(db, projectId, row.year));
  const evidence = await evidenceOfReport.find(db, { projectId, year: row.year });
  return { ...row, ...stored, evidence, ...(await findKnownParts(db, projectId, row.year, sources)) };
}

const entryOf = (projectId: number, actor: string, year: number) =>
  ({ projectId, actor, area: 'sustainability-report', subject: String(year) }) as const;

/** The name of a value in the audit trail: its concept, with the row of its table. */
function nameOf(key: string): string {
  const { kind, name, member } = fromStoredKey(key);
  return [kind, name, member].filter(Boolean).join('/');
}

function refuseFaults(changes: Readonly<Record<string, unknown>>): void {
  const sections = new Set(taxonomy.sections.map(({ id }) => id));
  const faults = Object.entries(changes).flatMap(([key, value]) => {
    const { kind, name, member } = fromStoredKey(key);
    const fault: AnswerFault | undefined =
      kind === 'omission'
        ? sections.has(name)
          ? undefined
          : { code: 'unknown' }
        : checkChange(name, member, value);
    return fault ? [{ concept: name, member, ...fault, message: faultMessage(fault) }] : [];
  });
  const [first] = faults;
  if (first) throw new ApiError(400, 'INVALID_VALUES', `${first.concept}: ${first.message}`, faults);
}

/** Removing a value only requires a valid concept and member. */
function checkChange(concept: string, member: string, value: unknown): AnswerFault | undefined {
  if (value === null) return taxonomy.concepts.has(concept) ? undefined : { code: 'unknown' };
  return checkPlacedValue(taxonomy, { concept, member, value: value as string });
}
