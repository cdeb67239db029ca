import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '../../../../core/contracts/webhooks';
import { dateFormat } from '../../../../core/i18n/intl';
import { Button } from '../../../components/ui/button';
import { InstantText } from '../../../components/ui/instant';
import { Pill } from '../../../components/ui/pill';
import * as systems from '../../../domain/systems/systems.module.css';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useEventText } from '../use-webhook-texts';
import * as styles from './webhooks.module.css';

const tones = { waiting: 'neutral', delivered: 'positive', abandoned: 'negative' } as const;

interface DeliveryEntryProps {
  delivery: WebhookDelivery;
  /** Whether request and response are expanded initially. */
  isOpen: boolean;
  /** Undefined while nothing can be sent again. */
  onReplay: (() => void) | undefined;
}

/** A delivery to a webhook: its state and, expanded, its request and response. */
export function DeliveryEntry({ delivery, isOpen, onReplay }: DeliveryEntryProps) {
  const { t } = useTranslation('webhooks');
  const { locale } = useLocale();
  const eventText = useEventText();
  const { id, type, createdAt, state, attempts, nextAttemptAt, status, fault, answer, body } = delivery;
  const event = eventText(type);
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(createdAt));
  return (
    <li className={styles.entry}>
      <details open={isOpen}>
        <summary>
          <span className={styles.summary}>
            <strong>{event}</strong>
            <Pill tone={tones[state]}>{t(`log.state.${state}`)}</Pill>
            <span className={systems.note}>
              <InstantText value={createdAt} />
              {status !== null && ` · ${t('log.status', { status })}`}
              {attempts > 1 && ` · ${t('log.attempts', { count: attempts })}`}
            </span>
          </span>
        </summary>
        <div className={systems.stack}>
          {fault && <p>{t(`why.${fault}`)}</p>}
          {state === 'waiting' && nextAttemptAt && (
            <p className={systems.note}>
              {t('log.next')} <InstantText value={nextAttemptAt} />
            </p>
          )}
          <Text label={t('log.id')} value={id} />
          <Text label={t('log.sent')} value={body} />
          {status !== null && <Text label={t('log.answer')} value={answer || t('log.noAnswer')} />}
          {type !== 'ping' && attempts > 0 && (
            <div>
              <Button
                size="small"
                disabled={!onReplay}
                aria-label={t('log.replayOf', { event, time })}
                onClick={onReplay}
              >
                {t('log.replay')}
              </Button>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

function Text({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p className={systems.note}>{label}</p>
      <pre className={styles.text}>{value}</pre>
    </div>
  );
}
