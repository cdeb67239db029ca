import { boundarySchema, type BoundaryContext } from '../../../../core/carbon/account/boundary.schema';
import type { Boundary, BoundaryBody, BoundaryValues } from '../../../../core/contracts/ca-boundary';
import { cleanLines, cleanText } from '../../../../core/registration/clean-text';
import { normaliseEmail } from '../../../../core/registration/email';
import type { Queryable } from '../../../lib/database';
import type { Author } from '../records/changes';
import { changedMeanwhile, refuseStale, requireValid } from '../records/errors';
import { recordSettingsChange } from '../settings/record-settings-change';
import { findYears } from '../years/repository';
import { findBoundary, lockBoundary, saveBoundary } from './repository';

/**
 * Changes what the accounts of a project cover; members that are left out stay unchanged.
 * @throws ApiError 400 for a value that breaks a rule; 409 STALE_VERSION with the current boundary
 */
export async function changeBoundary(
  author: Author,
  { version, ...given }: BoundaryBody['data'],
): Promise<Boundary> {
  const { tx, projectId } = author;
  requireValid(boundarySchema, given, await contextOf(tx, projectId, given));
  const before = await lockBoundary(tx, projectId);
  refuseStale(before, version);
  const isSaved = await saveBoundary(tx, projectId, { ...before, ...cleaned(given) });
  const after = await findBoundary(tx, projectId);
  if (!isSaved) throw changedMeanwhile(after);
  await recordSettingsChange(author, audited(before), audited(after));
  return after;
}

async function contextOf(
  tx: Queryable,
  projectId: number,
  { baseYear }: Partial<BoundaryValues>,
): Promise<BoundaryContext> {
  if (!baseYear) return {};
  const years = await findYears(tx, projectId);
  return { years: new Map(years.map(({ year, report }) => [year, report !== null])) };
}

/** Texts as stored. */
function cleaned({
  exclusions,
  absences,
  responsibleEmail,
  ...given
}: Partial<BoundaryValues>): Partial<BoundaryValues> {
  const texts = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value) : value,
  ]);
  return {
    ...(Object.fromEntries(texts) as typeof given),
    ...(responsibleEmail !== undefined && { responsibleEmail: normaliseEmail(responsibleEmail) }),
    ...(exclusions && {
      exclusions: exclusions.map(({ name, reason, category, isWhole }) => ({
        name: cleanText(name),
        reason: cleanLines(reason),
        category,
        ...(isWhole && category !== null && { isWhole }),
      })),
    }),
    ...(absences && {
      absences: absences.map(({ parts, reason }) => ({
        parts: [...new Set(parts)],
        reason: cleanLines(reason),
      })),
    }),
  };
}

/** What the audit trail shows of a boundary: exclusions and absences, with their reasons. */
const audited = ({ version: _, exclusions, absences, ...values }: Boundary) => ({
  ...values,
  exclusions: exclusions.map(({ name, reason }) => `${name}: ${reason}`),
  absences: absences.map(({ parts, reason }) => `${parts.join(', ')}: ${reason}`),
});
