import { anna } from '../../../tests/support/web/fake-auth';
import { migrateAnswers } from './migrate';
import { toAnswersPart } from './parts';
import type { SavedAnswer } from '../api/saved-answer';

const hour = 60 * 60_000;
const at = Date.UTC(2026, 10, 20);
const countries: SavedAnswer = {
  cacheKey: 'getValueList("app-countries")',
  endpointName: 'getValueList',
  originalArgs: 'app-countries',
  data: [],
  at,
  tags: [],
};

it.each([
  [23, [countries.cacheKey]],
  [25, []],
])('value lists from %i hours ago, no matter for whom they were loaded', async (hours, found) => {
  const migrate = migrateAnswers({
    conditions: () => ({
      now: at + hours * hour,
      lastActivity: undefined,
      lastSignOut: null,
      owner: anna,
    }),
    onDiscarded: jest.fn(),
  });
  const part = await migrate(toAnswersPart(undefined, [countries]));
  expect(Object.keys(part ?? {})).toEqual(found);
});
