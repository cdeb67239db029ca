import { testSegment } from '../../../../tests/support/web/test-segment';
import { viewOf } from './segment-view';

const today = (measureId: string, degree: number) => ({
  measureId,
  ...{ today: degree, inOneYear: null, inThreeYears: null, startYear: null },
});

it('the points of a measure lead from the score that is seen to the one that it leads to', () => {
  const answered = [
    today('recycledAluminium', 50),
    today('scrapLoop', 75),
    today('recuperativeBurners', 25),
    today('renewableElectricity', 60),
  ];
  const scoreOf = (measures: typeof answered) =>
    Math.round(viewOf(testSegment({ BusinessSegmentHotspotAnswers: measures })).score ?? 0);
  const { gains } = viewOf(testSegment({ BusinessSegmentHotspotAnswers: answered }));
  expect(gains.map(({ measureId }) => measureId)).toContain('lowCarbonAluminium');
  for (const { measureId, points } of gains)
    expect(scoreOf([...answered.filter((each) => each.measureId !== measureId), today(measureId, 100)])).toBe(
      scoreOf(answered) + points,
    );
});

it('a measure that raises the score by less than a point that is seen is not among those that raise it', () => {
  const { gains } = viewOf(
    testSegment({ BusinessSegmentHotspotAnswers: [today('recuperativeBurners', 99.9)] }),
  );
  expect(gains.map(({ measureId }) => measureId)).not.toContain('recuperativeBurners');
});
