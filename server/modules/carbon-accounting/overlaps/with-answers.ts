import type { AnsweredOverlap, CountedOverlap } from '../../../../core/contracts/ca-overlaps';
import type { Queryable } from '../../../lib/database';
import { sectorByCode } from '../records/reference-data';
import { findAnswers } from './repository';

/** Possible double counting in a total, with people's current answers. */
export async function withAnswers(
  db: Queryable,
  ofYear: { projectId: number; year: number },
  overlaps: readonly CountedOverlap[] | null,
): Promise<AnsweredOverlap[] | null> {
  if (!overlaps) return null;
  const answers = await findAnswers(db, ofYear);
  return overlaps.map((overlap) => {
    const sector = sectorByCode(overlap.sectorCode);
    return { ...overlap, answer: (sector && answers.get(sector.id)) ?? null };
  });
}
