import type { CustomerRequest, RespondResult } from '../../../core/contracts/customer-requests';
import type { ReportChoice } from '../../../core/contracts/customer-view';
import type { ReportToShare } from '../../../core/contracts/shared-report';
import { withholdableParts, type WithholdablePart } from '../../../core/terms/withholdable-parts';
import type { AnswerSection } from '../../../core/terms/answer-sections';
import { hasObject } from '../../lib/api/shapes';
import { defineEdit, type ComparedValue } from '../../lib/outbox/edit';
import { changeRequest, requestSubject } from './change-request';

interface Choice {
  projectId: number;
  linkingId: string;
  withheld: WithholdablePart[];
  /** Missing in a choice stored by an earlier version: then unchanged. */
  sharedAnswers?: AnswerSection[];
  /** For the shared reports; may be missing as above. */
  sharedReports?: ReportChoice[];
  /** The names of sections, to compare two choices. */
  sections?: Readonly<Record<string, string>>;
  version: number;
  /** For the list of unsent changes. */
  customer: string;
}

/** Changes what is withheld from a customer, and which answers and reports it sees. */
export const withhold = defineEdit<Choice, CustomerRequest>({
  name: 'request.withhold',
  area: 'requests',
  request: ({ projectId, linkingId, withheld, sharedAnswers, sharedReports }, version) => ({
    url: `/customer-requests/project/${projectId}/${linkingId}/visibility`,
    method: 'PUT',
    body: {
      data: {
        withheld,
        ...(sharedAnswers && { sharedAnswers }),
        ...(sharedReports && { sharedReports }),
      },
      version,
    },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: RespondResult) => data,
  subject: ({ linkingId }) => requestSubject(linkingId),
  merge: (_earlier, later) => later,
  show: ({ projectId, linkingId, withheld, sharedAnswers, sharedReports }) => [
    changeRequest(projectId, linkingId, (request) => ({
      ...request,
      withheld,
      ...(sharedAnswers && { sharedAnswers }),
      ...(sharedReports && { reports: withChoices(request.reports, sharedReports) }),
    })),
  ],
  settled: ({ projectId, linkingId }, answer) => [changeRequest(projectId, linkingId, () => answer)],
  // It also changes the customer's other requests.
  reload: { sent: ['CustomerRequests'], refused: ['CustomerRequests'] },
  label: ({ customer }) => ({ key: 'edit.withhold', values: { customer } }),
  compare: (
    { withheld: mine, sharedAnswers, sharedReports, sections = {} },
    { withheld: theirs = [], sharedAnswers: shared = [], reports = [] },
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
            mine: listed(sharedAnswers.map((each) => sections[each] ?? each)),
            theirs: listed(shared.map((each) => sections[each] ?? each)),
          },
        ]),
    ...(!sharedReports ||
    yearsOf(sharedReports).join() === yearsOf(reports.filter(({ isShared }) => isShared)).join()
      ? []
      : [
          {
            name: { key: 'field.sharedReports' } as const,
            mine: listed(yearsOf(sharedReports)),
            theirs: listed(yearsOf(reports.filter(({ isShared }) => isShared))),
          },
        ]),
  ],
});

/** The reports of a request with a choice that the server does not have yet. */
const withChoices = (
  reports: readonly ReportToShare[] = [],
  choices: readonly ReportChoice[],
): ReportToShare[] =>
  reports.map(({ year }) => {
    const choice = choices.find((each) => each.year === year);
    return { year, isShared: choice !== undefined, sharedAt: choice?.sharedAt ?? null };
  });

const yearsOf = (reports: readonly { year: number }[]): string[] =>
  reports
    .map(({ year }) => year)
    .sort((a, b) => b - a)
    .map(String);

const listed = (words: readonly string[]): ComparedValue => (words.length === 0 ? '–' : { list: words });

function visibility(withheld: readonly WithholdablePart[], part: WithholdablePart) {
  return { key: withheld.includes(part) ? 'value.withheld' : 'value.shared' } as const;
}
