import type { CustomerRequest, RespondResult } from '../../../core/contracts/customer-requests';
import { withholdableParts, type WithholdablePart } from '../../../core/supply-chain/withholdable-parts';
import type { AnswerSection } from '../../../core/assessment/answer-sections';
import { hasObject } from '../../lib/api/shapes';
import { defineEdit } from '../../lib/outbox/edit';
import { changeRequest, requestSubject } from './change-request';

interface Choice {
  projectId: number;
  linkingId: string;
  withheld: WithholdablePart[];
  /** Not there in a choice that an earlier version has kept: as it was. */
  sharedAnswers?: AnswerSection[];
  /** What sections are called, for two choices side by side. */
  sections?: Readonly<Record<string, string>>;
  version: number;
  /** For the list of unsent changes. */
  customer: string;
}

/** Chooses what a customer does not get to see, and which answers it sees. */
export const withhold = defineEdit<Choice, CustomerRequest>({
  name: 'request.withhold',
  area: 'requests',
  request: ({ projectId, linkingId, withheld, sharedAnswers }, version) => ({
    url: `/customer-requests/project/${projectId}/${linkingId}/visibility`,
    method: 'PUT',
    body: { data: { withheld, ...(sharedAnswers && { sharedAnswers }) }, version },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: RespondResult) => data,
  subject: ({ linkingId }) => requestSubject(linkingId),
  merge: (_earlier, later) => later,
  show: ({ projectId, linkingId, withheld, sharedAnswers }) => [
    changeRequest(projectId, linkingId, (request) => ({
      ...request,
      withheld,
      ...(sharedAnswers && { sharedAnswers }),
    })),
  ],
  settled: ({ projectId, linkingId }, answer) => [changeRequest(projectId, linkingId, () => answer)],
  // Other requests of the same customer change with it.
  reload: { sent: ['CustomerRequests'], refused: ['CustomerRequests'] },
  label: ({ customer }) => ({ key: 'edit.withhold', values: { customer } }),
  compare: (
    { withheld: mine, sharedAnswers, sections },
    { withheld: theirs = [], sharedAnswers: shared = [] },
  ) => [
    ...withholdableParts
      .filter((part) => mine.includes(part) !== theirs.includes(part))
      .map((part) => ({
        name: { key: `field.${part}` } as const,
        mine: visibility(mine, part),
        theirs: visibility(theirs, part),
      })),
    ...(!sharedAnswers || sharedAnswers.join() === shared.join()
      ? []
      : [
          {
            name: { key: 'field.sharedAnswers' } as const,
            mine: inWords(sharedAnswers, sections),
            theirs: inWords(shared, sections),
          },
        ]),
  ],
});

const inWords = (shared: readonly AnswerSection[], sections: Choice['sections'] = {}): string =>
  shared.map((section) => sections[section] ?? section).join(', ') || '–';

function visibility(withheld: readonly WithholdablePart[], part: WithholdablePart) {
  return { key: withheld.includes(part) ? 'value.withheld' : 'value.shared' } as const;
}
