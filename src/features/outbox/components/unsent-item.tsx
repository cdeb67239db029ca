import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../../core/i18n/intl';
import { classNames } from '../../../components/class-names';
import { Button } from '../../../components/ui/button';
import { RefusalText } from '../../../components/ui/refusal-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useLocale } from '../../../lib/i18n/use-locale';
import { editRetried } from '../../../lib/outbox/actions';
import type { OutboxEntry } from '../../../lib/outbox/entry';
import { useAppDispatch } from '../../../lib/store/hooks';
import type { EntryState } from '../entry-states';
import { pageOf } from '../edit-pages';
import { useEditTexts } from '../hooks/use-edit-texts';
import * as styles from './unsent-drawer.module.css';

interface UnsentItemProps {
  entry: OutboxEntry;
  state: EntryState;
  onAsk: (about: 'discard' | 'conflict') => void;
  /** Called when the page of the edit is opened. */
  onLeave: () => void;
}

export function UnsentItem({ entry, state, onAsk, onLeave }: UnsentItemProps) {
  const { t } = useTranslation('offline');
  const { locale, pathTo } = useLocale();
  const dispatch = useAppDispatch();
  const edit = useEditTexts().nameOf(entry);
  const when = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(entry.createdAt);
  const needsDecision = state === 'refused' || state === 'conflict' || state === 'unknown';
  return (
    <li className={styles.item}>
      <Link className={styles.name} to={pathTo(pageOf(entry))} onClick={onLeave}>
        {edit}
      </Link>
      <span className={styles.createdAt}>{t('drawer.made', { when })}</span>
      <span className={classNames(styles.state, needsDecision && styles.problem)}>
        <StateText state={state} failure={entry.failure} />
      </span>
      {state !== 'sending' && (
        <div className={styles.actions}>
          {state === 'conflict' && (
            <Button
              size="small"
              aria-label={t('action.compareOf', { edit })}
              onClick={() => onAsk('conflict')}
            >
              {t('action.compare')}
            </Button>
          )}
          {state === 'refused' && (
            <Button
              size="small"
              aria-label={t('action.sendAgainOf', { edit })}
              onClick={() => dispatch(editRetried(entry.id))}
            >
              {t('action.sendAgain')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={t('action.discardOf', { edit })}
            onClick={() => onAsk('discard')}
          >
            {t('action.discard')}
          </Button>
        </div>
      )}
    </li>
  );
}

function StateText({ state, failure }: { state: EntryState; failure: ApiError | undefined }) {
  const { t } = useTranslation('offline');
  if (state === 'refused' || state === 'retrying') return <RefusalText state={state} failure={failure} />;
  return t(`state.${state}`);
}
