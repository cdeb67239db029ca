import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import { noDraft } from '../../../lib/forms/draft-store';
import { noValidation } from '../../../lib/forms/rules';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import type { Overview } from './use-overview';
import { unansweredSegments } from './unanswered';
import { CustomerPreview } from './customer-preview';
import { customersOf } from './customers-of';
import * as styles from '../dialogs.module.css';
import { UnansweredNotice } from './unanswered-notice';

interface SubmitDialogProps {
  overview: Overview;
  /** Why nothing can be submitted at the moment. */
  obstacle: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
}

/** The choices of more customers are folded, so that the list can be read through. */
const fewCustomers = 2;

const unconfirmed = { isConfirmed: false };

/** Shows what each customer will see before sending. */
export function SubmitDialog({ overview, obstacle, onClose, onSubmit }: SubmitDialogProps) {
  const { t } = useTranslation('assessment');
  const obstacleId = useId();
  const form = useDraftForm<typeof unconfirmed>({
    draft: noDraft,
    stored: unconfirmed,
    check: noValidation,
    faultText: (fault) => fault,
    onSubmit,
  });
  const unanswered = unansweredSegments(overview);
  const { accepted, company, views, askedBy } = overview;
  const missing =
    company.progress.missingQuestions.length +
    views
      .filter((view) => askedBy(view).length > 0)
      .reduce(
        (sum, { progress }) => sum + progress.missingQuestions.length + progress.missingMeasures.length,
        0,
      );
  return (
    <Dialog
      placement="drawer"
      title={t('confirm.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          {obstacle && (
            <p id={obstacleId} className={styles.obstacle} role="status">
              {obstacle}
            </p>
          )}
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            disabled={obstacle !== undefined || (unanswered.length > 0 && !form.values.isConfirmed)}
            aria-describedby={obstacle && obstacleId}
            onClick={form.submit}
          >
            {t('confirm.submit', { count: customersOf(accepted).length })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {unanswered.length > 0 && (
          <UnansweredNotice segments={unanswered} confirmation={form.field('isConfirmed')} />
        )}
        <p>{t('confirm.text')}</p>
        {missing > 0 && (
          <Notice tone="caution" title={t('confirm.missing', { count: missing })}>
            {t('confirm.missingText')}
          </Notice>
        )}
        <ul className={styles.customers}>
          {accepted.map((request) => (
            <CustomerPreview
              key={request.LinkingId}
              request={request}
              overview={overview}
              isOpen={accepted.length <= fewCustomers}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
