import type { Implementation } from '../../../core/assessment/answers';
import { checkSegmentChanges } from '../../../core/assessment/check-changes';
import { mergeAnswers, valuesOf } from '../../../core/assessment/merge';
import { segmentPlan } from '../../../core/assessment/plan';
import { segmentSchema, type SegmentCodes } from '../../../core/assessment/segment.schema';
import { changesFromLists, missingFrom, type SegmentChanges } from '../../../core/assessment/segment-answers';
import type {
  Benchmark,
  BusinessSegment,
  BusinessSegmentList,
  ImportAnswersBody,
  ImportAnswersResult,
  SaveAndCalcBody,
} from '../../../core/contracts/business-segments';
import type { PageQuery } from '../../../core/contracts/common';
import { faultsOf } from '../../../core/records/faults-of';
import { countries } from '../../../data/countries/countries';
import { catalogue } from '../../../data/questions/catalogue';
import type { Member } from '../../lib/access/members';
import { ApiError } from '../../lib/api-error';
import { audit, changesBetween } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { invalidAnswers } from '../../lib/invalid-answers';
import { pageOf, rangeOf } from '../../lib/paging';
import { clashesOf, fromStored, toSegment, toStoredChanges, toSubmittedPart } from './answers';
import * as repository from './repository';
import type { SegmentKey, SegmentRow } from './repository';

/** The segment's project, and the person editing it. */
export type Editor = Pick<Member, 'projectId' | 'userId' | 'email'>;

/** With fewer companies a benchmark would reveal individual ones. */
const fewestCompanies = 5;

export async function listSegments(
  db: Queryable,
  projectId: number,
  query: PageQuery,
): Promise<BusinessSegmentList> {
  const { rows, total } = await repository.findPage(db, projectId, rangeOf(query));
  return { data: rows.map(toWire), meta: { pagination: pageOf(query, total) } };
}

/** How far the measures of each segment are implemented, by its current answers. */
export async function findMeasures(
  db: Queryable,
  projectId: number,
): Promise<Readonly<Record<string, Implementation>>[]> {
  const rows = await repository.findAnswers(db, projectId);
  return rows.map((row) => fromStored(row.answers, planOf(row)).measures);
}

/** A segment with its current answers; undefined if the company has none for this sector and country. */
export async function findSegment(
  db: Queryable,
  projectId: number,
  key: SegmentKey,
): Promise<BusinessSegment | undefined> {
  const row = await repository.findOne(db, projectId, key);
  return row && toWire(row);
}

/**
 * Saves changed answers and returns the segment, its score and its performance.
 * @throws ApiError 404 "Segment not found"; 400 INVALID_ANSWERS naming each wrong answer; 409 STALE_VERSION,
 * with the current segment as details, when a colleague has changed one of the same answers since `version`, or
 * one of the same parts of a measure
 */
export async function saveAndCalc(
  tx: Queryable,
  editor: Editor,
  { answers, version, ...key }: SaveAndCalcBody,
): Promise<BusinessSegment> {
  const row = await lockSegment(tx, editor.projectId, key);
  const current = fromStored(row.answers, planOf(row));
  const changes = changesFromLists(answers, current.measures);
  const faults = checkSegmentChanges(planOf(row), changes);
  if (faults.length > 0) throw invalidAnswers(faults);
  return toWire(
    await change(tx, editor, row, changes, { seen: version, inParts: clashesOf(answers, current) }),
  );
}

/**
 * Copies the answers of the same sector in another country where there are none yet.
 * @throws ApiError 404 "Segment not found" for either
 */
export async function importAnswers(
  tx: Queryable,
  editor: Editor,
  { sourceSectorCode: sectorCode, sourceCountryCode, targetCountryCode }: ImportAnswersBody,
): Promise<ImportAnswersResult> {
  const source = await repository.findOne(tx, editor.projectId, {
    sectorCode,
    countryCode: sourceCountryCode,
  });
  const target = await lockSegment(tx, editor.projectId, { sectorCode, countryCode: targetCountryCode });
  if (!source) throw segmentNotFound();
  const plan = planOf(target);
  const changes = missingFrom(fromStored(source.answers, plan), fromStored(target.answers, plan));
  const imported = Object.keys(changes.questions).length + Object.keys(changes.measures).length;
  return { data: toWire(await change(tx, editor, target, changes)), imported };
}

/** Adds a segment, or returns the existing one. @throws ApiError 400 for an unknown sector or country */
export async function createSegment(
  tx: Queryable,
  editor: Editor,
  key: SegmentKey,
): Promise<BusinessSegment> {
  if (Object.keys(faultsOf(segmentSchema, key, codes)).length > 0)
    throw new ApiError(400, 'UNKNOWN_SEGMENT', 'Choose a sector and a country from the lists.');
  const isNew = await repository.insert(tx, editor.projectId, key);
  const row = await lockSegment(tx, editor.projectId, key);
  if (isNew) {
    await publishSegment(tx, editor.projectId, row, 'create');
    await auditSegment(tx, editor, row, 'create');
  }
  return toWire(row);
}

/** @throws ApiError 404; 409 SEGMENT_NEEDED if a customer requests it, it has answers, or it was submitted */
export async function removeSegment(tx: Queryable, editor: Editor, id: string): Promise<void> {
  const { projectId } = editor;
  const key = await repository.findKey(tx, projectId, id);
  if (!key) throw segmentNotFound();
  if (!(await repository.deleteUnasked(tx, projectId, id)))
    throw new ApiError(
      409,
      'SEGMENT_NEEDED',
      'A segment that a customer asks for, that has answers, or that was submitted, cannot be removed.',
    );
  await publish(tx, { type: 'business-segment', action: 'delete', projectId, data: { id } });
  await auditSegment(tx, editor, key, 'delete');
}

/** Adds the segments that customers request; returns how many were missing. */
export async function populate(tx: Queryable, projectId: number): Promise<number> {
  const created = await repository.insertRequested(tx, projectId);
  if (created > 0) await publish(tx, { type: 'business-segment', action: 'populate', projectId });
  return created;
}

/**
 * Quartiles of a sector in whole points, so that they reveal no single company; null below five companies.
 */
export async function benchmark(db: Queryable, sectorCode: string): Promise<Benchmark | null> {
  const found = await repository.findQuartiles(db, sectorCode);
  if (!found || found.companies < fewestCompanies) return null;
  const { companies, lowerQuartile, median, upperQuartile } = found;
  return {
    sectorCode,
    companies,
    lowerQuartile: Math.round(lowerQuartile),
    median: Math.round(median),
    upperQuartile: Math.round(upperQuartile),
  };
}

/** Submits every segment of a project with its current answers; returns them. */
export async function submitSegments(
  tx: Queryable,
  projectId: number,
  at: string,
): Promise<BusinessSegment[]> {
  const rows = await repository.lockAll(tx, projectId);
  for (const row of rows)
    await repository.markSubmitted(tx, {
      projectId,
      id: row.id,
      at,
      submitted: toSubmittedPart(row.answers, planOf(row)),
    });
  return rows.map(toWire);
}

async function change(
  tx: Queryable,
  editor: Editor,
  row: SegmentRow,
  changes: SegmentChanges,
  base: { seen: number | undefined; inParts?: Readonly<Record<string, boolean>> } = { seen: undefined },
): Promise<SegmentRow> {
  const merge = mergeAnswers(row.answers, toStoredChanges(changes), { ...base, next: row.version + 1 });
  if (merge.conflicts.length > 0)
    throw new ApiError(
      409,
      'STALE_VERSION',
      'A colleague has changed the same answer meanwhile; look at it and decide which one counts.',
      toWire(row),
    );
  if (merge.changed.length === 0) return row;
  const { projectId, userId } = editor;
  await repository.update(tx, { projectId, id: row.id, answers: merge.answers, userId });
  const changed = await lockSegment(tx, editor.projectId, row);
  await publishSegment(tx, editor.projectId, changed, 'update');
  await auditSegment(tx, editor, row, 'update', {
    before: valuesOf(row.answers, merge.changed),
    after: valuesOf(merge.answers, merge.changed),
  });
  return changed;
}

async function lockSegment(tx: Queryable, projectId: number, key: SegmentKey): Promise<SegmentRow> {
  await repository.lock(tx, projectId, key);
  const row = await repository.findOne(tx, projectId, key);
  if (!row) throw segmentNotFound();
  return row;
}

function publishSegment(tx: Queryable, projectId: number, row: SegmentRow, action: 'create' | 'update') {
  const { id, sectorCode, countryCode, version } = row;
  const data = { id, sectorCode, countryCode, version };
  return publish(tx, { type: 'business-segment', action, projectId, data });
}

function auditSegment(
  tx: Queryable,
  { projectId, email }: Editor,
  { sectorCode, countryCode }: SegmentKey,
  action: 'create' | 'update' | 'delete',
  { before, after }: { before: object; after: object } = { before: {}, after: {} },
): Promise<void> {
  const subject = `${sectorCode} ${countryCode}`;
  const changes = changesBetween(before, after);
  return audit(tx, { projectId, actor: email, area: 'self-assessment', action, subject, changes });
}

const planOf = ({ sectorCode }: Pick<SegmentKey, 'sectorCode'>) => segmentPlan(catalogue, sectorCode);
const toWire = (row: SegmentRow) => toSegment(row, planOf(row));

const codes: SegmentCodes = {
  sectors: new Set(catalogue.sectors.map(({ sector }) => sector)),
  countries: new Set(countries.map(({ code }) => code)),
};

const segmentNotFound = () => new ApiError(404, 'SEGMENT_NOT_FOUND', 'Segment not found');
