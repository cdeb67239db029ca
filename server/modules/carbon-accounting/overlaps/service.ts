import { toSubject } from '../../../../core/audit/subject';
import { overlapsOf } from '../../../../core/carbon/report/overlaps';
import type { Overlap, OverlapAnswer } from '../../../../core/contracts/ca-overlaps';
import { notFound } from '../../../lib/api-error';
import { audit, changesBetween } from '../../../lib/audit/audit';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import type { Author } from '../records/changes';
import { sectorByCode, sectorById } from '../records/reference-data';
import { findAnswers, findEntered, lockAnswers, saveAnswer } from './repository';

/** Where a year may count something twice, each with the people's answer to it. */
export async function findOverlaps(
  db: Queryable,
  ofYear: { projectId: number; year: number },
): Promise<Overlap[]> {
  const { sectorIds, activityIds } = await findEntered(db, ofYear);
  const answers = await findAnswers(db, ofYear);
  const codes = sectorIds.flatMap((id) => sectorById(id)?.code ?? []);
  return overlapsOf(codes, activityIds).map(({ sectorCode, activityIds: both }) => {
    const sector = sectorByCode(sectorCode);
    return {
      sectorCode,
      sectorName: sector?.name ?? sectorCode,
      activityIds: both,
      answer: (sector && answers.get(sector.id)) ?? null,
    };
  });
}

/** Answers whether a sector counts something twice; returns all of the year. @throws ApiError 404 */
export async function answerOverlap(
  { tx, projectId, person }: Author,
  { year, sectorCode }: { year: number; sectorCode: string },
  answer: OverlapAnswer,
): Promise<Overlap[]> {
  const sector = sectorByCode(sectorCode);
  if (!sector) throw notFound('A sector of this code');
  await lockAnswers(tx, projectId);
  const before = (await findAnswers(tx, { projectId, year })).get(sector.id);
  await saveAnswer(tx, { projectId, year, sectorId: sector.id, answer });
  await publish(tx, { type: 'spend-distribution', action: 'update', projectId, year });
  const overlaps = await findOverlaps(tx, { projectId, year });
  await audit(tx, {
    projectId,
    actor: person,
    area: 'carbon-accounting',
    action: 'update',
    subject: toSubject('distribution', { sector: sectorCode, year }),
    changes: changesBetween({ overlap: before ?? null }, { overlap: answer }),
  });
  return overlaps;
}
