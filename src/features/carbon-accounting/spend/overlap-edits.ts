import type { Overlap, OverlapAnswer, OverlapList } from '../../../../core/contracts/ca-overlaps';
import { hasList } from '../../../lib/api/shapes';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import type { OfYear } from '../api';
import { overlapsApi } from './overlaps-api';

interface OverlapDecision extends OfYear {
  sectorCode: string;
  answer: OverlapAnswer;
  /** Name of the sector, for the list of unsent changes. */
  name: string;
}

const listOf = ({ projectId, year }: OfYear, recipe: (overlaps: Overlap[]) => Overlap[] | void) =>
  patch(overlapsApi.endpoints.getOverlaps, { projectId, year }, recipe);

/** Whether purchases of a sector overlap with activities; the latest answer counts. */
export const decideOverlap = defineEdit<OverlapDecision, Overlap[]>({
  name: 'overlap.decide',
  area: 'carbonAccounting',
  request: ({ projectId, year, sectorCode, answer }) => ({
    url: `/ca-overlaps/project/${projectId}/year/${year}/sector/${sectorCode}`,
    method: 'PUT',
    body: { data: { answer } },
    expect: hasList,
  }),
  readAnswer: ({ data }: OverlapList) => data,
  subject: ({ year, sectorCode }) => `overlap/${year}/${sectorCode}`,
  merge: (_earlier, later) => later,
  show: (decision) => [
    listOf(decision, (overlaps) => {
      for (const overlap of overlaps)
        if (overlap.sectorCode === decision.sectorCode) overlap.answer = decision.answer;
    }),
  ],
  settled: (decision, answer) => [listOf(decision, () => answer)],
  // Results show what may be counted twice, with its answer.
  reload: { sent: ['CarbonResults'], refused: ['SpendDistributions'] },
  page: ({ year }) => `/carbon-accounting/${year}/update/`,
  label: ({ name, year }) => ({ key: 'edit.change', values: { name, year } }),
  whenRefused: 'keep',
});
