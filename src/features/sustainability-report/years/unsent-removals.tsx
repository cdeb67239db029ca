import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { useConnection } from '../../../lib/api/use-connection';
import { editDiscarded } from '../../../lib/outbox/actions';
import { selectEntries } from '../../../lib/outbox/outbox-slice';
import { mayChange } from '../../../lib/outbox/queue';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks';
import type { OfYear } from '../api';
import { removeReport } from './year-edits';

/** Reports removed on this device but still on the server; until the removal is sent, they can be kept. */
export function UnsentRemovals() {
  const { t } = useTranslation('sustainability-report');
  const dispatch = useAppDispatch();
  const isConnected = useConnection() === 'connected';
  const entries = useAppSelector(selectEntries).filter(({ edit }) => edit === removeReport.name);
  // Online, the removal is sent in a moment, unless it waits for a decision.
  const waiting = entries.filter((entry) => mayChange(entry) && !(isConnected && entry.state === 'waiting'));
  return waiting.map(({ id, arg, subject }) => {
    const { year } = arg as OfYear;
    return (
      <Notice
        key={id}
        tone="info"
        actions={
          <Button
            size="small"
            aria-label={t('remove.keepOf', { year })}
            onClick={() => dispatch(editDiscarded(id))}
          >
            {t('remove.keep')}
          </Button>
        }
      >
        {t('remove.unsent', { year })} <UnsentMark subject={subject} />
      </Notice>
    );
  });
}
