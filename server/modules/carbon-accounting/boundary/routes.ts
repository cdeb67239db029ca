import type { BoundaryContext } from '../../../../core/carbon/account/boundary.schema';
import { boundarySchema } from '../../../../core/carbon/account/boundary.schema';
import {
  BoundaryAnswer,
  BoundaryBody,
  type Boundary,
  type BoundaryValues,
} from '../../../../core/contracts/ca-boundary';
import { ProjectParams } from '../../../../core/contracts/common';
import { cleanLines, cleanText } from '../../../../core/registration/clean-text';
import { normaliseEmail } from '../../../../core/registration/email';
import type { Database, Queryable } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { changedMeanwhile, requireValid, refuseStale } from '../records/errors';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { findYears } from '../years/repository';
import { settingsChanged } from '../settings/settings-changed';
import { findBoundary, lockBoundary, saveBoundary } from './repository';

/** What the accounts of a project cover. Results keep the boundary that they were calculated with. */
export function registerBoundary(app: TypedApp, database: Database): void {
  const path = recordPath('ca-boundary');
  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: BoundaryAnswer } } },
    async ({ params: { projectId } }) => ({ data: await findBoundary(database, projectId) }),
  );

  app.put(
    path,
    {
      config: managing,
      schema: { params: ProjectParams, body: BoundaryBody, response: { 200: BoundaryAnswer } },
    },
    async (request) => {
      const author = authorOf(request);
      const { tx, projectId } = author;
      const { version, ...given } = request.body.data;
      requireValid(boundarySchema, given, await contextOf(tx, projectId, given));
      const before = await lockBoundary(tx, projectId);
      refuseStale(before, version);
      const isSaved = await saveBoundary(tx, projectId, { ...before, ...cleaned(given) });
      const after = await findBoundary(tx, projectId);
      if (!isSaved) throw changedMeanwhile(after);
      await settingsChanged(author, audited(before), audited(after));
      return { data: after };
    },
  );
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
