import { toSubject } from '../../../../core/audit/subject';
import { textOfBills } from '../../../../core/carbon/inputs/bills';
import { activityFields, changeableValues } from '../../../../core/carbon/inputs/input-fields';
import { factorKeys, standInValue } from '../../../../core/carbon/factors/factor';
import type { FactorBook } from '../../../../core/carbon/factors/factor-book';
import type { ActivityInput } from '../../../../core/carbon/inputs/year-inputs';
import { tariffFactor, type TypedTariff } from '../../../../core/carbon/inputs/tariff';
import type {
  ActivityRecord,
  CreateActivityBody,
  UpdateActivityBody,
} from '../../../../core/contracts/ca-activities-data';
import { ApiError, notFound } from '../../../lib/api-error';
import { changesBetween } from '../../../lib/audit/audit';
import type { Queryable } from '../../../lib/database';
import { activityTable, type ActivityRow, type EnteredAmount } from './repository';
import { findBoundary } from '../boundary/repository';
import { recordInputChange, lockForChange, type Author } from '../records/changes';
import { changedMeanwhile, refuseYear } from '../records/errors';
import { findBook, type ProjectBook } from '../factors/factor-books';
import { checkActivity, type ActivityCatalog } from '../records/activity-catalog';
import { checkCountry } from '../records/reference-data';
import { readEntered } from './read-bills';
import { readTariff } from './read-tariff';
import { findHomeCountry } from '../years/repository';

export const activityKindOfRecord = {
  table: activityTable,
  what: 'The activity data',
  present: presentActivities,
};

export const subjectOfActivity = ({ activityId, year }: ActivityRow) =>
  toSubject('activity', { activity: activityId, year });

/** What the audit trail shows of a change; a typed amount and bills are shown only where they differ. */
const figuresOf = (row: ActivityRow, other?: ActivityRow) =>
  Object.fromEntries(
    Object.entries({
      ...changeableValues(activityFields, row),
      bills: textOfBills(row.bills, other?.bills ?? []),
    }).filter(([, value]) => value !== null),
  );

/** @throws ApiError 400 with the specification's words; 409 for an id that is already used */
export async function createActivity(author: Author, { data }: CreateActivityBody): Promise<ActivityRecord> {
  const { tx, projectId } = author;
  if (data.projectId !== undefined && data.projectId !== projectId)
    throw new ApiError(400, 'OTHER_PROJECT', 'The project of the body is not the project of the address');
  refuseYear(data.Year);
  // Sent together, in one round trip.
  const [book, fiscalYearStart, country] = await Promise.all([
    findBook(tx, projectId),
    firstMonth(tx, projectId, data),
    data.CountryCode ?? findHomeCountry(tx, projectId),
  ]);
  const activity = checkActivity(data.ActivityId, book.activities);
  const row = await activityTable.insert(tx, author, {
    id: data.ActivityDataId,
    formerNumber: data.SnowflakeId,
    year: data.Year,
    activityId: data.ActivityId,
    ...readEntered(activity, data, { year: data.Year }, fiscalYearStart),
    ...readTariff(activity, data),
    countryCode: checkCountry(country),
    resourceId: data.ResourceId ?? '',
    note: data.Note ?? '',
    evidence: data.Evidence ?? '',
  });
  if (!row) {
    const stored = data.ActivityDataId && (await activityTable.lockOne(tx, projectId, data.ActivityDataId));
    throw changedMeanwhile(stored ? present(stored, book) : {});
  }
  await recordInputChange(author, {
    type: 'activity',
    action: 'create',
    years: [row.year],
    record: row,
    subject: subjectOfActivity(row),
    changes: changesBetween({}, figuresOf(row)),
  });
  return present(row, book);
}

/** Members that are left out stay unchanged. @throws ApiError 400, 404, 409 STALE_VERSION */
export async function updateActivity(
  author: Author,
  id: string,
  { data }: UpdateActivityBody,
): Promise<ActivityRecord> {
  const { tx, projectId } = author;
  const current = await lockForChange(author, activityKindOfRecord, { id, version: data.version });
  const book = await findBook(tx, projectId);
  const fiscalYearStart = await firstMonth(tx, projectId, data);
  const row = await activityTable.update(tx, author, {
    id,
    ...enteredIn(data, current, { activities: book.activities, fiscalYearStart }),
    countryCode: data.CountryCode === undefined ? undefined : checkCountry(data.CountryCode),
    resourceId: data.ResourceId,
    note: data.Note,
    evidence: data.Evidence,
  });
  if (!row) throw notFound(activityKindOfRecord.what);
  await recordInputChange(author, {
    type: 'activity',
    action: 'update',
    years: [row.year],
    record: row,
    subject: subjectOfActivity(row),
    changes: changesBetween(figuresOf(current, row), figuresOf(row, current)),
  });
  return present(row, book);
}

/** First month of the fiscal year, which only given bills depend on. */
const firstMonth = async (
  tx: Queryable,
  projectId: number,
  { Bills }: { Bills?: unknown },
): Promise<number> => (Bills ? (await findBoundary(tx, projectId)).fiscalYearStart : 1);

/** A record of an activity that is no longer in the list stays unchanged. */
function enteredIn(
  data: UpdateActivityBody['data'],
  current: ActivityRow,
  { activities, fiscalYearStart }: { activities: ActivityCatalog; fiscalYearStart: number },
): EnteredAmount & TypedTariff & Pick<ActivityRow, 'bills'> {
  const activity = activities.find(current.activityId);
  return activity
    ? { ...readEntered(activity, data, current, fiscalYearStart), ...readTariff(activity, data, current) }
    : current;
}

/** Adds what is derived from the list of activities and the factors of the project. */
export async function presentActivities(
  db: Queryable,
  projectId: number,
  rows: readonly ActivityRow[],
): Promise<ActivityRecord[]> {
  const book = await findBook(db, projectId);
  return rows.map((row) => present(row, book));
}

function present(row: ActivityRow, { book, activities }: ProjectBook): ActivityRecord {
  const activity = activities.find(row.activityId);
  return {
    ...row,
    instanceId: row.id,
    scope: activity?.dataCollectionSheet ?? 'SCOPE1',
    unit: activity?.unit ?? '',
    typedAmount: row.typedAmount ?? row.amount,
    typedUnit: row.typedUnit ?? activity?.unit ?? '',
    emissionFactor: factorValue(row, activity ? activities.kindOf(activity).supply : 'own', book),
  };
}

/** The factor that a calculation would use: in scope 2 the market-based one. */
function factorValue(row: ActivityRow, supply: ActivityInput['supply'], book: FactorBook): number {
  const { activityId, countryCode, year } = row;
  const stated = supply === 'tariff' ? tariffFactor(row, { countryCode, year }) : undefined;
  if (stated) return stated.factor.value;
  const ofGrid = [factorKeys.residualMix, factorKeys.grid, factorKeys.worldGrid];
  const keys = {
    own: [factorKeys.activity(activityId)],
    contract: [factorKeys.contract],
    tariff: ofGrid,
    grid: ofGrid,
  }[supply];
  for (const key of keys) {
    const found = book.find(key, countryCode, year);
    if (found) return found.factor.value;
  }
  return standInValue;
}
