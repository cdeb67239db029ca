import type { AnswerValue, Implementation } from '../../core/assessment/answers';
import { checkSegmentChanges, type ChangeFault } from '../../core/assessment/check-changes';
import { companyChangesFromLists } from '../../core/assessment/company-answers';
import { mergeAnswers, type StoredAnswers } from '../../core/assessment/merge';
import { segmentPlan } from '../../core/assessment/plan';
import type { SegmentChanges } from '../../core/assessment/segment-answers';
import type { SaveCompanyQuestionsBody } from '../../core/contracts/company-questions';
import { catalogue } from '../../data/questions/catalogue';
import { toStoredChanges as storeCompany } from '../modules/company-questions/answers';
import { toStoredChanges, toSubmittedPart } from '../modules/business-segments/answers';
import { insertRequested } from '../modules/business-segments/repository';
import type { Queryable } from '../lib/database';
import { demoCompanyAnswers, demoSegments, type DemoAnswers, type DemoSegment } from './assessment';
import { answersOfSupplier, demoSupplierCompanies } from './supplier-companies';
import { demoSupplierSegments, demoSuppliers } from './suppliers';

interface World {
  now: Date;
  projectIds: ReadonlyMap<string, number>;
}

/** The segments requested by the demo world's customers, and their answers. */
export async function insertAssessment(tx: Queryable, world: World): Promise<void> {
  for (const projectId of world.projectIds.values()) await insertRequested(tx, projectId);
  for (const segment of [...demoSegments, ...demoSupplierSegments]) await insertAnswers(tx, segment, world);
  const own = { company: 'alpenguss', data: demoCompanyAnswers, submitted: 74 };
  for (const answers of [own, ...answersOfSuppliers(world.now)])
    await insertCompanyAnswers(tx, answers, world);
}

function answersOfSuppliers(now: Date): DemoCompanyAnswers[] {
  return demoSuppliers.flatMap(({ key: company, submitted }) => {
    const answered = demoSupplierCompanies[company];
    if (!answered || !submitted) return [];
    return [{ company, data: answersOfSupplier(answered, now.getUTCFullYear()), submitted: submitted[0] }];
  });
}

async function insertAnswers(
  tx: Queryable,
  { company, sector, country, answers, since, submitted }: DemoSegment,
  { now, projectIds }: World,
): Promise<void> {
  const plan = segmentPlan(catalogue, sector);
  const first = merged({}, toChanges(answers), 2);
  const last = since ? merged(first, toChanges(since), 3) : first;
  const at = submitted === undefined ? null : daysBefore(now, submitted);
  const copy = at === null ? null : toSubmittedPart(first, plan);

  function merged(before: StoredAnswers, changes: SegmentChanges, next: number): StoredAnswers {
    refuseFaults(checkSegmentChanges(plan, changes));
    return mergeAnswers(before, toStoredChanges(changes), { seen: undefined, next }).answers;
  }

  await tx.query(
    `update business_segments
        set answers = $4::jsonb, status = $5, submitted = $6::jsonb, submitted_score = $7,
            submitted_performance = $8, submitted_at = $9, version = 3
      where project_id = $1 and sector_code = $2 and country_code = $3`,
    [
      projectIds.get(company),
      sector,
      country,
      JSON.stringify(last),
      copy && !since ? 'submitted' : 'draft',
      copy && JSON.stringify(copy),
      copy?.score ?? null,
      copy?.performance?.today ?? null,
      at,
    ],
  );
}

interface DemoCompanyAnswers {
  company: string;
  data: SaveCompanyQuestionsBody['data'];
  /** Days ago. */
  submitted: number;
}

async function insertCompanyAnswers(
  tx: Queryable,
  { company, data, submitted }: DemoCompanyAnswers,
  { now, projectIds }: World,
): Promise<void> {
  const at = daysBefore(now, submitted);
  const changes = storeCompany(companyChangesFromLists(data));
  const { answers } = mergeAnswers({}, changes, { seen: undefined, next: at });
  await tx.query(
    `insert into company_questions (project_id, answers, status, answered_on, submitted, submitted_at, version)
     values ($1, $2::jsonb, 'submitted', $3, $4::jsonb, $5, $5)`,
    [projectIds.get(company), JSON.stringify(answers), at.slice(0, 10), JSON.stringify(data), at],
  );
}

function toChanges({ plain, chosen, measures }: DemoAnswers): SegmentChanges {
  const implementations = Object.entries(measures ?? {}).map(
    ([id, [today, inOneYear, inThreeYears, startYear]]): [string, Implementation] => [
      id,
      { today, inOneYear, inThreeYears, startYear },
    ],
  );
  const questions: Record<string, AnswerValue | null> = { ...plain, ...chosen };
  return { questions, measures: Object.fromEntries(implementations) };
}

/** The demo data must match the catalogue; fails immediately if it no longer does. */
function refuseFaults([fault]: readonly ChangeFault[]): void {
  if (fault) throw new Error(`The demo world answers "${fault.id}" wrongly: ${fault.fault.code}.`);
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}
