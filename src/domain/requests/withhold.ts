import type { CustomerRequest, RespondResult } from '../../../core/contracts/customer-requests';
import { withholdableParts, type WithholdablePart } from '../../../core/supply-chain/withholdable-parts';
import { hasObject } from '../../lib/api/shapes';
import { defineEdit } from '../../lib/outbox/edit';
import { changeRequest, requestSubject } from './change-request';

interface Choice {
  projectId: number;
  linkingId: string;
  withheld: WithholdablePart[];
  version: number;
  /** For the list of unsent changes. */
  customer: string;
}

/** Chooses what a customer does not get to see. */
export const withhold = defineEdit<Choice, CustomerRequest>({
  name: 'request.withhold',
  area: 'requests',
  request: ({ projectId, linkingId, withheld }, version) => ({
    url: `/customer-requests/project/${projectId}/${linkingId}/visibility`,
    method: 'PUT',
    body: { data: { withheld }, version },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: RespondResult) => data,
  subject: ({ linkingId }) => requestSubject(linkingId),
  merge: (_earlier, later) => later,
  show: ({ projectId, linkingId, withheld }) => [
    changeRequest(projectId, linkingId, (request) => ({ ...request, withheld })),
  ],
  settled: ({ projectId, linkingId }, answer) => [changeRequest(projectId, linkingId, () => answer)],
  // Other requests of the same customer change with it.
  reload: { sent: ['CustomerRequests'], refused: ['CustomerRequests'] },
  label: ({ customer }) => ({ key: 'edit.withhold', values: { customer } }),
  compare: ({ withheld: mine }, { withheld: theirs = [] }) =>
    withholdableParts
      .filter((part) => mine.includes(part) !== theirs.includes(part))
      .map((part) => ({
        name: { key: `field.${part}` },
        mine: visibility(mine, part),
        theirs: visibility(theirs, part),
      })),
});

function visibility(withheld: readonly WithholdablePart[], part: WithholdablePart) {
  return { key: withheld.includes(part) ? 'value.withheld' : 'value.shared' } as const;
}
