import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { selectOutcome, supplyChainSlice, type Outcome } from '../supply-chain-slice';
import { joinSentences } from '../../../lib/i18n/join-sentences';

/** The outcome of the last action. */
export function OutcomeNotice() {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const outcome = useSelector(selectOutcome);
  if (!outcome) return null;
  return (
    <Notice
      tone="positive"
      actions={
        <Button
          size="small"
          variant="quiet"
          onClick={() => dispatch(supplyChainSlice.actions.outcomeDismissed())}
        >
          {t('common:actions.dismiss')}
        </Button>
      }
    >
      {joinSentences(sentences(t, outcome))}
    </Notice>
  );
}

function sentences(t: ReturnType<typeof useTranslation<'supply-chain'>>['t'], outcome: Outcome): string[] {
  switch (outcome.kind) {
    case 'invited':
      return [t('done.invited', outcome), t('done.remaining', { count: outcome.remaining })];
    case 'invitedMany':
      return [
        t('done.invitedMany', { count: outcome.invited }),
        ...(outcome.leftOut > 0 ? [t('done.leftOut', { count: outcome.leftOut })] : []),
        t('done.remaining', { count: outcome.remaining }),
      ];
    case 'scheduled':
      return [t('done.scheduled', outcome)];
    case 'reminded':
      return [t('done.reminded', outcome)];
    case 'withdrawn':
      return [t('done.withdrawn', outcome)];
    case 'remindedMany':
      return [
        t('done.remindedMany', { count: outcome.reminded }),
        ...(outcome.askedRecently > 0 ? [t('done.askedRecently', { count: outcome.askedRecently })] : []),
        ...(outcome.notWaiting > 0 ? [t('done.notWaiting', { count: outcome.notWaiting })] : []),
        ...(outcome.overMailLimit > 0 ? [t('done.overMailLimit', { count: outcome.overMailLimit })] : []),
      ];
  }
}
