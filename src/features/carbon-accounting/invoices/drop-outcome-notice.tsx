import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { maxBills } from '../../../../core/terms/max-bills';
import { buttonClass } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLocale } from '../../../lib/i18n/use-locale';
import { usePendingEdit } from '../../../lib/outbox/use-pending-edit';
import { useErrorText } from '../shared/use-error-text';
import { useNames } from '../shared/use-names';
import { YearLink } from '../shared/year-link';
import { dropSubject } from './invoice-edits';
import type { DropOutcome } from './use-drop';

/** Refusals of a drop that have a text. */
const reasons = ['INVOICES_BELOW_ZERO', 'INVOICES_CANCEL_OUT', 'BILLS_TOO_MANY', 'EVIDENCE_FULL'] as const;

/** The outcome of the last drop, with links to its years. */
export function DropOutcomeNotice({ outcome }: { outcome: DropOutcome }) {
  const { t } = useTranslation('carbon-invoices');
  const errorText = useErrorText();
  const { pathTo } = useLocale();
  const { figure } = useFigures();
  const names = useNames();
  const { status, id, count, areMonths, years, hasSpend, error } = outcome;
  const unsent = usePendingEdit(dropSubject(id))?.state;
  if (status === 'adding') return null;
  // Sent meanwhile, or waiting for a decision.
  if (status === 'queued' && unsent !== 'waiting' && unsent !== 'sending') return null;
  if (status === 'refused') {
    const known = reasons.find((reason) => reason === error?.code);
    const { activityId, year } = (error?.details ?? {}) as { activityId?: number; year?: number };
    const values = {
      activity: activityId === undefined ? '' : names.activity(activityId),
      year,
      most: figure(maxBills, 'exact'),
    };
    return (
      <Notice tone="negative" title={t('refused.title')}>
        {known ? t(`refused.${known}`, values) : error && errorText(error, t('refused.otherwise'))}
      </Notice>
    );
  }
  return (
    <Notice
      tone={status === 'sent' ? 'positive' : 'info'}
      title={t(`${status === 'sent' ? 'added' : 'queued'}${areMonths ? 'Months' : ''}`, { count })}
      actions={
        <>
          {years.map((year) => (
            <YearLink key={year} year={year} page="update" look={{ size: 'small' }}>
              {t('toYear', { year })}
            </YearLink>
          ))}
          {hasSpend && (
            <Link to={pathTo('/carbon-accounting/creditors/')} className={buttonClass({ size: 'small' })}>
              {t('spend.enter')}
            </Link>
          )}
        </>
      }
    >
      {joinSentences([t(status === 'sent' ? 'addedText' : 'queuedText'), hasSpend && t('spend.next')])}
    </Notice>
  );
}
