import fc from 'fast-check';
import type { Hotspot } from './catalogue';
import { gainsOf, performanceOf, scoreOf } from './performance';

const hotspot = (id: string, weight: number, potentials: Record<string, number>): Hotspot => ({
  id,
  learning: id,
  weight,
  measures: Object.entries(potentials).map(([measure, potential]) => ({
    id: measure,
    potential,
    source: 'Assumption: for this test',
  })),
});

const foundry = [
  hotspot('melting', 0.6, { recycled: 0.5, burners: 0.2 }),
  hotspot('electricity', 0.3, { renewable: 0.9 }),
  hotspot('transport', 0.1, {}),
];

describe('hand-computed cases', () => {
  test('nothing in place: 0', () => {
    expect(performanceOf(foundry, {})).toBe(0);
    expect(scoreOf(foundry, {})).toBe(0);
  });

  test('one measure, half implemented', () => {
    // 100 * 0.6 * (1 - (1 - 0.5 * 0.5) * (1 - 0.2 * 0)) = 100 * 0.6 * 0.25 = 15
    expect(performanceOf(foundry, { recycled: 0.5 })).toBeCloseTo(15, 10);
  });

  test('each of two measures of one hotspot saves part of what the other leaves', () => {
    // 100 * 0.6 * (1 - (1 - 0.5) * (1 - 0.2)) = 100 * 0.6 * (1 - 0.4) = 36, less than 100 * 0.6 * (0.5 + 0.2) = 42
    expect(performanceOf(foundry, { recycled: 1, burners: 1 })).toBeCloseTo(36, 10);
  });

  test('two mutually exclusive routes add up, each for its part, and never beyond the whole', () => {
    const [melting] = foundry;
    const routes = (melting?.measures ?? []).map((measure) => ({ ...measure, alternative: 'route' }));
    const works = [{ ...hotspot('melting', 0.6, {}), measures: routes }];
    // 100 * 0.6 * (0.5 * 0.5 + 0.2 * 0.5) = 21
    expect(performanceOf(works, { recycled: 0.5, burners: 0.5 })).toBeCloseTo(21, 10);
    // The rest of the production, 0.25, is all that the second can serve: 100 * 0.6 * (0.5 * 0.75 + 0.2 * 0.25) = 25.5
    expect(performanceOf(works, { recycled: 0.75, burners: 1 })).toBeCloseTo(25.5, 10);
    expect(scoreOf(works, { recycled: 1 })).toBe(100);
  });

  test('hotspots add up by their weight, partly implemented', () => {
    // melting: 0.6 * (1 - (1 - 0.5 * 0.4) * (1 - 0.2 * 0.5)) = 0.6 * (1 - 0.8 * 0.9) = 0.6 * 0.28 = 0.168
    // electricity: 0.3 * 0.9 * 0.25 = 0.0675; together 23.55
    const degrees = { recycled: 0.4, burners: 0.5, renewable: 0.25 };
    expect(performanceOf(foundry, degrees)).toBeCloseTo(23.55, 10);
    // The best is 36 + 100 * 0.3 * 0.9 = 63: the score is 100 * 23.55 / 63 = 37.3809...
    expect(scoreOf(foundry, degrees)).toBeCloseTo(37.38095238, 8);
  });

  test('everything in place: the best performance, and a score of 100', () => {
    const all = { recycled: 1, burners: 1, renewable: 1 };
    expect(performanceOf(foundry, all)).toBeCloseTo(63, 10);
    expect(scoreOf(foundry, all)).toBe(100);
  });

  test('the best next step, the largest first', () => {
    // From nothing: recycled 100 * 30 / 63 = 47.62, renewable 100 * 27 / 63 = 42.86, burners 100 * 12 / 63 = 19.05
    const gains = gainsOf(foundry, {});
    expect(gains.map(({ measureId }) => measureId)).toEqual(['recycled', 'renewable', 'burners']);
    expect(gains.map(({ points }) => Math.round(points * 100) / 100)).toEqual([47.62, 42.86, 19.05]);
    expect(gainsOf(foundry, { recycled: 1, renewable: 1 }).map(({ measureId }) => measureId)).toEqual([
      'burners',
    ]);
  });

  test('a sector without measures has neither performance nor score', () => {
    expect([performanceOf([], {}), scoreOf([], {}), gainsOf([], {})]).toEqual([0, 0, []]);
  });
});

describe('for any sector', () => {
  const degree = fc.double({ min: 0, max: 1, noNaN: true });
  const sector = fc
    .array(fc.tuple(degree, fc.array(degree, { minLength: 1, maxLength: 4 })), { minLength: 1, maxLength: 5 })
    .filter((parts) => parts.some(([weight]) => weight > 0))
    .map((parts) => {
      const sum = parts.reduce((total, [weight]) => total + weight, 0);
      return parts.map(([weight, potentials], h) =>
        hotspot(
          `h${h}`,
          weight / sum,
          Object.fromEntries(potentials.map((potential, m) => [`h${h}m${m}`, potential])),
        ),
      );
    });
  const degreesFor = (hotspots: readonly Hotspot[]) =>
    fc.record(Object.fromEntries(hotspots.flatMap((h) => h.measures.map(({ id }) => [id, degree]))));
  const cases = sector.chain((hotspots) => fc.tuple(fc.constant(hotspots), degreesFor(hotspots)));

  test('performance and score lie between 0 and 100', () => {
    fc.assert(
      fc.property(cases, ([hotspots, degrees]) => {
        for (const value of [performanceOf(hotspots, degrees), scoreOf(hotspots, degrees)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });

  test('neither falls when the degree of a measure rises', () => {
    fc.assert(
      fc.property(cases, fc.nat(), degree, ([hotspots, degrees], index, more) => {
        const ids = Object.keys(degrees);
        const id = ids[index % ids.length] ?? '';
        const raised = { ...degrees, [id]: Math.max(degrees[id] ?? 0, more) };
        expect(performanceOf(hotspots, raised)).toBeGreaterThanOrEqual(
          performanceOf(hotspots, degrees) - 1e-9,
        );
        expect(scoreOf(hotspots, raised)).toBeGreaterThanOrEqual(scoreOf(hotspots, degrees) - 1e-9);
      }),
    );
  });

  test('degrees beyond their bounds count as the bound', () => {
    expect(performanceOf(foundry, { recycled: 7, burners: -3 })).toBe(
      performanceOf(foundry, { recycled: 1 }),
    );
  });
});
