import type { Hotspot } from '../../../../core/assessment/catalogue';
import { bestMeasures } from './best-measures';

const measure = (id: string, alternative?: string) => ({
  id,
  potential: 0.1,
  ...(alternative && { alternative }),
});
const hotspots = [
  { id: 'melting', weight: 0.5, measures: [measure('electric', 'furnace'), measure('hydrogen', 'furnace')] },
  { id: 'freight', weight: 0.5, measures: [measure('rail', 'furnace'), measure('full loads')] },
] as unknown as readonly Hotspot[];
const gains = (...ids: string[]) => ids.map((measureId) => ({ hotspotId: '', measureId, points: 5 }));

it('marks mutually exclusive measures, only when both are listed', () => {
  expect(
    bestMeasures(hotspots, gains('electric', 'hydrogen', 'rail')).map((step) => step.isAlternative),
  ).toEqual([true, true, false]);
  expect(bestMeasures(hotspots, gains('electric', 'full loads')).some((step) => step.isAlternative)).toBe(
    false,
  );
});

it('lists at most three measures, best first', () => {
  expect(
    bestMeasures(hotspots, gains('full loads', 'rail', 'electric', 'hydrogen')).map(
      ({ measureId }) => measureId,
    ),
  ).toEqual(['full loads', 'rail', 'electric']);
});
