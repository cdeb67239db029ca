import { degreeAt, notImplemented, type Horizon, type SegmentAnswers } from './answers';
import type { Catalogue, Hotspot, Section } from './catalogue';
import type { Degrees } from './performance';

/** The section of the questions that only some sectors are asked; its e-learning page has the same id. */
const sectorSectionId = 'sectorSpecific';

/** All that a business segment is asked: questions in sections, then measures by hotspot. */
export interface SegmentPlan {
  sections: readonly Section[];
  hotspots: readonly Hotspot[];
}

/** A sector that the catalogue does not know is asked the general questions only. */
export function segmentPlan({ segment, sectors }: Catalogue, sectorCode: string): SegmentPlan {
  const { questions = [], hotspots = [] } = sectors.find(({ sector }) => sector === sectorCode) ?? {};
  const own = questions.length > 0 ? [{ id: sectorSectionId, questions }] : [];
  return { sections: [...segment, ...own], hotspots };
}

/** The degrees of implementation at a time, as the performance formula takes them. */
export function degreesAt(horizon: Horizon, { measures }: Pick<SegmentAnswers, 'measures'>): Degrees {
  return Object.fromEntries(
    Object.entries(measures).map(([id, implementation]) => [
      id,
      degreeAt(horizon, { ...notImplemented, ...implementation }),
    ]),
  );
}
