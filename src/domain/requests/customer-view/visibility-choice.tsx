import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { requestSubject } from '../change-request';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { AnswersChoice } from '../answers/answers-choice';
import { ReportsChoice } from '../reports/reports-choice';
import * as styles from '../customer-view.module.css';
import { PartsChoice } from './parts-choice';
import { useVisibility } from './use-visibility';
import { ViewPreview } from './view-preview';

interface VisibilityChoiceProps {
  request: CustomerRequest;
  /** Level of the preview's headings. */
  level?: 3 | 4;
}

/** What the customer of a request sees besides the answer itself, with a preview. */
export function VisibilityChoice({ request, level = 3 }: VisibilityChoiceProps) {
  const { LinkingId: linkingId, RequesterCompanyName: customer } = request;
  const [{ withheld, sharedAnswers, reports }, change] = useVisibility(request);
  const shown = {
    ...request,
    withheld: [...withheld],
    sharedAnswers: [...sharedAnswers],
    reports: [...reports],
  };
  return (
    <div className={styles.choice}>
      <PartsChoice
        customer={customer}
        withheld={withheld}
        onChange={(parts) => change({ withheld: parts })}
      />
      <AnswersChoice
        customer={customer}
        shared={sharedAnswers}
        onChange={(shared) => change({ sharedAnswers: shared })}
      />
      <ReportsChoice
        linkingId={linkingId}
        customer={customer}
        reports={reports}
        onChange={(next) => change({ reports: next })}
      />
      <UnsentMark subject={requestSubject(linkingId)} />
      <ViewPreview request={shown} level={level} />
    </div>
  );
}
