import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../../../core/contracts/webhooks';
import { webhookEvents } from '../../../../core/webhooks/webhooks';
import { Button } from '../../../components/ui/button';
import { InstantText } from '../../../components/ui/instant';
import { Notice } from '../../../components/ui/notice';
import { Pill } from '../../../components/ui/pill';
import { SystemRow } from '../../../domain/systems/system-row';
import * as systems from '../../../domain/systems/systems.module.css';
import { useEventText } from '../use-webhook-texts';
import * as styles from './webhooks.module.css';

const actions = {
  log: ['log.action', 'log.of'],
  edit: ['row.edit', 'row.editOf'],
  renew: ['renew.action', 'renew.of'],
  remove: ['remove.action', 'remove.of'],
} as const;
export type WebhookAction = keyof typeof actions;

interface WebhookRowProps {
  webhook: Webhook;
  disabled: boolean;
  onAct: (action: WebhookAction) => void;
  onSwitchOn: () => void;
}

/** A webhook: its events, its last delivery and its problems. */
export function WebhookRow({ webhook, disabled, onAct, onSwitchOn }: WebhookRowProps) {
  const { t } = useTranslation('webhooks');
  const eventText = useEventText();
  const { name, address, events, isActive, offReason, failingSince, deliveredAt } = webhook;
  const isFailing = isActive && failingSince !== null;
  return (
    <SystemRow
      name={name}
      marks={
        <>
          {!isActive && <Pill tone={offReason ? 'negative' : 'neutral'}>{t('row.off')}</Pill>}
          {isFailing && <Pill tone="caution">{t('row.failing')}</Pill>}
        </>
      }
      actions={(Object.keys(actions) as WebhookAction[]).map((action) => ({
        action,
        text: t(actions[action][0]),
        of: t(actions[action][1], { name }),
      }))}
      disabled={disabled}
      onAct={onAct}
      below={
        offReason && (
          <Notice tone="negative">
            <div className={styles.disabled}>
              <p>{t(offReason === 'gone' ? 'row.gone' : 'row.unreachable')}</p>
              <Button
                size="small"
                disabled={disabled}
                aria-label={t('row.switchOnOf', { name })}
                onClick={onSwitchOn}
              >
                {t('row.switchOn')}
              </Button>
            </div>
          </Notice>
        )
      }
    >
      <p className={styles.address}>{address}</p>
      <p className={systems.note}>
        {events.length === webhookEvents.length
          ? t('row.allEvents')
          : events.map((event) => eventText(event)).join(' · ')}
      </p>
      <p className={systems.note}>
        {deliveredAt ? (
          <>
            {t('row.delivered')} <InstantText value={deliveredAt} />
          </>
        ) : (
          t('row.never')
        )}
        {isFailing && (
          <>
            {' · '}
            {t('row.failingSince')} <InstantText value={failingSince} />
          </>
        )}
      </p>
    </SystemRow>
  );
}
