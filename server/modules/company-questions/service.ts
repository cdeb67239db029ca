import { checkQuestionChanges } from '../../../core/assessment/check-changes';
import { checkListChanges, companyChangesFromLists } from '../../../core/assessment/company-answers';
import { mergeAnswers, valuesOf } from '../../../core/assessment/merge';
import type { CompanyQuestions, SaveCompanyQuestionsBody } from '../../../core/contracts/company-questions';
import { catalogue } from '../../../data/questions/catalogue';
import type { Member } from '../../lib/access/members';
import { ApiError, notFound } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import { audit, changesBetween } from '../../lib/audit/audit';
import { publish } from '../../lib/events';
import { invalidAnswers } from '../../lib/invalid-answers';
import { clashesOf, fromStored, toCompanyQuestions, toStoredChanges } from './answers';
import * as repository from './repository';
import type { CompanyQuestionsRow } from './repository';

/** @throws ApiError 404 before the first answer, which means an empty draft */
export async function getCompanyQuestions(db: Queryable, projectId: number): Promise<CompanyQuestions> {
  const questions = await findCompanyQuestions(db, projectId);
  if (!questions) throw notFound('An answer to the company questions');
  return questions;
}

/** Undefined before the first answer. */
export async function findCompanyQuestions(
  db: Queryable,
  projectId: number,
): Promise<CompanyQuestions | undefined> {
  const row = await repository.find(db, projectId);
  return row && toWire(row);
}

/**
 * Saves changed answers, footprints and targets; returns all of them with their new version. They stay a
 * draft until they are submitted to the customers, unless the caller marks them as submitted.
 * @throws ApiError 400 INVALID_ANSWERS naming each wrong one; 409 STALE_VERSION, with the current ones as
 * details, when a colleague has changed one of the same since `_version`, or the same part of a footprint or target
 */
export async function saveCompanyQuestions(
  tx: Queryable,
  { projectId, userId, email }: Pick<Member, 'projectId' | 'userId' | 'email'>,
  { data }: SaveCompanyQuestionsBody,
): Promise<CompanyQuestions> {
  const row = await repository.lock(tx, projectId);
  const current = fromStored(row.answers, catalogue.company);
  const changes = companyChangesFromLists(data, current);
  const faults = [
    ...checkQuestionChanges(catalogue.company, changes.questions),
    ...checkListChanges(changes),
  ];
  if (faults.length > 0) throw invalidAnswers(faults);
  const version = versionAfter(row);
  const seen = data._version === undefined ? undefined : new Date(data._version).toISOString();
  const inParts = clashesOf(data, current);
  const merge = mergeAnswers(row.answers, toStoredChanges(changes), { seen, next: version, inParts });
  if (merge.conflicts.length > 0)
    throw new ApiError(
      409,
      'STALE_VERSION',
      'A colleague has changed the same answer meanwhile; look at it and decide which one counts.',
      toWire(row),
    );
  await repository.update(tx, {
    projectId,
    answers: merge.answers,
    status: data.assessmentStatus ?? (merge.changed.length > 0 ? 'draft' : row.assessmentStatus),
    answeredOn: data.TimestampOfAnswers ?? today(),
    userId,
    version,
  });
  await publish(tx, { type: 'company-questions', action: 'update', projectId, data: { _version: version } });
  const saved = await repository.find(tx, projectId);
  if (merge.changed.length > 0)
    await audit(tx, {
      projectId,
      actor: email,
      area: 'company-questions',
      action: 'update',
      changes: changesBetween(
        valuesOf(row.answers, merge.changed),
        valuesOf(merge.answers, merge.changed),
      ).filter(({ field }) => !isKey.test(field)),
    });
  return toWire(saved ?? row);
}

/** Submits the company's current answers, even if there are none yet. */
export async function submitCompanyQuestions(
  tx: Queryable,
  projectId: number,
  at: string,
): Promise<CompanyQuestions> {
  const row = await repository.lock(tx, projectId);
  const questions = toWire(row);
  const { questionnaire, footprints, reductions } = questions;
  const submitted = { questionnaire, footprints, reductions };
  await repository.markSubmitted(tx, { projectId, at, submitted, version: versionAfter(row) });
  return questions;
}

/** The year of a footprint and the id of a target identify it; they are already in the field's name. */
const isKey = /^(footprint\/[^/]+\/year|reduction\/[^/]+\/id)$/;

const toWire = (row: CompanyQuestionsRow) => toCompanyQuestions(row, catalogue.company);

/**
 * The current time, but always later than the previous version, even within a millisecond or if clocks
 * differ.
 */
function versionAfter({ _version }: CompanyQuestionsRow): string {
  return new Date(Math.max(Date.now(), Date.parse(_version) + 1)).toISOString();
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
