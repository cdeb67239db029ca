import { apiStore } from '../../../../../tests/support/web/api-store';
import { refusal, stubNetwork } from '../../../../../tests/support/web/stub-network';
import { deleteYear, deletionSteps, type DeletionProgress } from './year-deletion';

const target = { projectId: 42, year: 2024 };
const years = 'GET /api/ca-emission-results/project/42/years';
const yearOf = (list: string) => `DELETE /api/${list}/project/42/year/2024`;
const cleanUpOf = (list: string) => `POST /api/${list}/project/42/cleanup`;
const lists = ['ca-activities-data', 'ca-spend-distributions', 'ca-supplier-inputs', 'ca-spend-volumes'];

const deleted = (count: number) => ({ data: { deleted: count, total: count } });
const allWell = {
  [years]: { data: [] },
  [yearOf('ca-emission-results')]: deleted(12),
  ...Object.fromEntries(lists.map((list) => [yearOf(list), deleted(3)])),
  ...Object.fromEntries(lists.map((list) => [cleanUpOf(list), deleted(0)])),
};

async function run(routes: Parameters<typeof stubNetwork>[0]) {
  stubNetwork(routes);
  const reported: DeletionProgress[] = [];
  const failures = await deleteYear(apiStore().dispatch, target, (progress) => void reported.push(progress));
  return { reported, failures };
}

it('runs the eight steps in order and reports each', async () => {
  const { reported, failures } = await run(allWell);
  expect(failures).toEqual([]);
  expect(reported.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual([
    ...deletionSteps,
  ]);
  expect(reported).toContainEqual({ step: 'results', state: 'done', deleted: 12 });
});

it('collects errors, continues after each, and counts a missing record as deleted', async () => {
  const { reported, failures } = await run({
    ...allWell,
    [yearOf('ca-activities-data')]: refusal(500, 'UNEXPECTED', 'The activities are locked.'),
    [yearOf('ca-supplier-inputs')]: refusal(404, 'NOT_FOUND', 'The supplier inputs were not found.'),
  });
  const error = expect.objectContaining({ message: 'The activities are locked.' }) as object;
  expect(failures).toEqual([{ step: 'activities', error }]);
  expect(reported).toContainEqual({ step: 'activities', state: 'failed', error });
  expect(reported).toContainEqual({ step: 'suppliers', state: 'done', deleted: 0 });
  expect(reported.at(-1)).toMatchObject({ step: 'refresh', state: 'done' });
});
