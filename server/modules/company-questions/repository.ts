import type { StoredAnswers } from '../../../core/assessment/merge';
import type { AssessmentStatus } from '../../../core/contracts/business-segments';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import type { Queryable } from '../../lib/database';

export interface CompanyQuestionsRow {
  answers: StoredAnswers<string>;
  assessmentStatus: AssessmentStatus;
  TimestampOfAnswers: string;
  submittedAt: string | null;
  submitted: CompanyQuestions['submitted'];
  updatedBy: string | null;
  _version: string;
}

const oneQuery = `
  select q.answers, q.status as "assessmentStatus", q.answered_on as "TimestampOfAnswers",
         q.submitted_at as "submittedAt", q.submitted,
         editor_name(q.updated_by) as "updatedBy",
         q.version as "_version"
    from company_questions q where q.project_id = $1`;

export async function find(db: Queryable, projectId: number): Promise<CompanyQuestionsRow | undefined> {
  const [row] = await db.query<CompanyQuestionsRow>(oneQuery, [projectId]);
  return row;
}

/** Creates the empty draft; returns whether there was none. */
export async function ensure(tx: Queryable, projectId: number): Promise<boolean> {
  const inserted = await tx.query(
    `insert into company_questions (project_id) values ($1) on conflict (project_id) do nothing
     returning project_id`,
    [projectId],
  );
  return inserted.length > 0;
}

/** The row, created if missing and locked until this transaction ends. */
export async function lock(tx: Queryable, projectId: number): Promise<CompanyQuestionsRow> {
  await ensure(tx, projectId);
  await tx.query('select 1 from company_questions where project_id = $1 for update', [projectId]);
  const row = await find(tx, projectId);
  if (!row) throw new Error('Company questions that were just made are not there.');
  return row;
}

export async function update(
  tx: Queryable,
  change: {
    projectId: number;
    answers: StoredAnswers<string>;
    status: AssessmentStatus;
    answeredOn: string;
    userId: string;
    version: string;
  },
): Promise<void> {
  await tx.query(
    `update company_questions
        set answers = $2::jsonb, status = $3, answered_on = $4, updated_by = $5, version = $6
      where project_id = $1`,
    [
      change.projectId,
      JSON.stringify(change.answers),
      change.status,
      change.answeredOn,
      change.userId,
      change.version,
    ],
  );
}

/** Stores what customers have from now on. */
export async function markSubmitted(
  tx: Queryable,
  change: { projectId: number; at: string; submitted: CompanyQuestions['submitted']; version: string },
): Promise<void> {
  await tx.query(
    `update company_questions set status = 'submitted', submitted = $2::jsonb, submitted_at = $3, version = $4
      where project_id = $1`,
    [change.projectId, JSON.stringify(change.submitted), change.at, change.version],
  );
}
