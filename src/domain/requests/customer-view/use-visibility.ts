import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerSections, type AnswerSection } from '../../../../core/terms/answer-sections';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import type { ReportToShare } from '../../../../core/contracts/shared-report';
import type { WithholdablePart } from '../../../../core/terms/withholdable-parts';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { withhold } from '../withhold';

/** What is withheld from the customer of a request, and which answers and reports it sees. */
export interface Visibility {
  withheld: readonly WithholdablePart[];
  sharedAnswers: readonly AnswerSection[];
  reports: readonly ReportToShare[];
}

const keyOf = ({ withheld, sharedAnswers, reports }: Visibility) =>
  [withheld.join(), sharedAnswers.join(), ...reports.map((report) => Object.values(report).join())].join(';');

const choicesOf = (reports: readonly ReportToShare[]) =>
  reports.filter(({ isShared }) => isShared).map(({ year, sharedAt }) => ({ year, sharedAt }));

/** The current choice of what a customer sees, and the function that changes it. */
export function useVisibility(
  request: CustomerRequest,
): [Visibility, (changes: Partial<Visibility>) => void] {
  const { t } = useTranslation('customer-view');
  const projectId = useProjectId();
  const save = useEdit(withhold);
  const { LinkingId: linkingId, RequesterCompanyName: customer, version } = request;
  // A long list of requests updates late after each choice; until it reflects the last one, that is shown.
  const [chosen, setChosen] = useState<{ over: readonly string[]; visibility: Visibility }>();
  const { withheld = [], sharedAnswers = [], reports = [] } = request;
  const listed = { withheld, sharedAnswers, reports };
  const shown = keyOf(listed);
  const isAhead = chosen !== undefined && chosen.over.includes(shown) && keyOf(chosen.visibility) !== shown;
  if (chosen && !isAhead) setChosen(undefined);
  const current = isAhead ? chosen.visibility : listed;

  function change(changes: Partial<Visibility>) {
    if (projectId === undefined) return;
    const next = { ...current, ...changes };
    setChosen({ over: [...(chosen?.over ?? []), keyOf(current)], visibility: next });
    const sections = answerSections.map((section) => [section, t(`answers.section.${section}`)] as const);
    void save({
      ...{ projectId, linkingId, customer, version },
      withheld: [...next.withheld],
      sharedAnswers: [...next.sharedAnswers],
      ...(request.reports && { sharedReports: choicesOf(next.reports) }),
      sections: Object.fromEntries(sections),
    });
  }

  return [current, change];
}
