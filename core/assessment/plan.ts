import { degreeAt, notImplemented, type Horizon, type SegmentAnswers } from './answers';
import type { Catalogue, Hotspot, Section } from './catalogue';
import type { Degrees } from './performance';

/** The section of sector-specific questions; its e-learning page has the same id. */
const sectorSectionId = 'sectorSpecific';

/** Everything a business segment is asked: questions in sections, then measures by hotspot. */
export interface SegmentPlan {
  sections: readonly Section[];
  hotspots: readonly Hotspot[];
}

/** A sector missing from the catalogue is asked only the general questions. */
export function segmentPlan({ segment, sectors }: Catalogue, sectorCode: string): SegmentPlan {
  const { questions = [], hotspots = [] } = sectors.find(({ sector }) => sector === sectorCode) ?? {};
  const own = questions.length > 0 ? [{ id: sectorSectionId, questions }] : [];
  return { sections: [...segment, ...own], hotspots };
}

/** The degrees of implementation at a horizon, as input of the performance formula. */
export function degreesAt(horizon: Horizon, { measures }: Pick<SegmentAnswers, 'measures'>): Degrees {
  return Object.fromEntries(
    Object.entries(measures).map(([id, implementation]) => [
      id,
      degreeAt(horizon, { ...notImplemented, ...implementation }),
    ]),
  );
}
