import { measuresFor, mergeMeasures, statesMeasures } from './measures';

const solar = { today: 60, inOneYear: 75, inThreeYears: 100, startYear: 2022 };
const actions = 'DisclosureOfListOfMainActionsTheEntitySeeksInOrderToAchieveItsTargets';
const practices = 'DescriptionOfPracticesPoliciesAndOrFutureInitiatives';

test('a measure of several segments counts once, with its highest degrees and its earliest year', () => {
  const less = { today: 20, inOneYear: null, inThreeYears: null, startYear: 2019 };
  const none = { today: 0, inOneYear: null, inThreeYears: null, startYear: null };
  expect(mergeMeasures([{ solar, heat: none }, { solar: less }])).toEqual([
    { id: 'solar', today: 60, inOneYear: 75, inThreeYears: 100, startYear: 2019 },
  ]);
});

test('what is planned is never less than what is done', () => {
  const stays = { today: 40, inOneYear: null, inThreeYears: 10, startYear: null };
  expect(mergeMeasures([{ stays }])).toMatchObject([{ today: 40, inOneYear: 40, inThreeYears: 40 }]);
});

test('practices are all measures, actions the continuing ones; no other text has any', () => {
  const measures = mergeMeasures([
    { solar, done: { today: 100, inOneYear: null, inThreeYears: null, startYear: 2015 } },
  ]);
  expect(measuresFor(practices, measures).map(({ id }) => id)).toEqual(['done', 'solar']);
  expect(measuresFor(actions, measures).map(({ id }) => id)).toEqual(['solar']);
  expect(measuresFor('NumberOfEmployees', measures)).toEqual([]);
});

test('a text covers measures if it has their figures, in any words, until one of them changes', () => {
  const measures = mergeMeasures([{ solar }]);
  expect(statesMeasures('Solar power since 2022', measures)).toBe(false);
  for (const text of [
    'Solar: 60 % today, 75 % in one year, 100 % in three years (since 2022)',
    '2 roofs: 太阳能：目前 60%，一年后 75%，三年后 100%（自 2022 年起）。',
  ])
    expect(statesMeasures(text, measures)).toBe(true);
  const later = mergeMeasures([{ solar: { ...solar, today: 70 } }]);
  expect(statesMeasures('Solar: 60 %, 75 %, 100 % (2022)', later)).toBe(false);
});
