import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/ui/button';
import { Day } from '../../../../components/ui/day';
import { Pill } from '../../../../components/ui/pill';
import * as styles from '../products.module.css';

/** A customer or partner, and since when the product is offered to them (null: not offered). */
export interface Recipient {
  key: string;
  name: string;
  offeredAt: string | null;
  /** The customer's own part number, or ''; partners have none. */
  customerPartNumber?: string;
}

interface RecipientRowProps {
  recipient: Recipient;
  canManage: boolean;
  /** Whether the choice is disabled. */
  disabled: boolean;
  /** Whether the choice has been sent. */
  mark: ReactNode;
  onLook: () => void;
  onWithdraw: () => void;
}

/** A recipient, whether the product is offered to them, and the available actions. */
export function RecipientRow(props: RecipientRowProps) {
  const { recipient, canManage, disabled, mark, onLook, onWithdraw } = props;
  const { t } = useTranslation('carbon-products');
  const { name, offeredAt, customerPartNumber } = recipient;
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.states}>
          <strong>{name}</strong>
          <Pill tone={offeredAt ? 'positive' : 'neutral'}>{t(offeredAt ? 'offers.on' : 'offers.off')}</Pill>
          {mark}
        </p>
        {offeredAt && (
          <p className={styles.note}>
            {t('offers.since')} <Day value={offeredAt} />
          </p>
        )}
        {offeredAt && customerPartNumber && (
          <p className={styles.note}>{t('offers.numberOfCustomer', { number: customerPartNumber })}</p>
        )}
      </div>
      <div className={styles.buttons}>
        {canManage && !offeredAt && (
          <Button size="small" aria-label={t('offers.offerTo', { customer: name })} onClick={onLook}>
            {t('offers.offer')}
          </Button>
        )}
        {offeredAt && (
          <Button size="small" aria-label={t('offers.previewOf', { customer: name })} onClick={onLook}>
            {t('offers.preview')}
          </Button>
        )}
        {canManage && offeredAt && (
          <Button
            size="small"
            disabled={disabled}
            aria-label={t('offers.stopTo', { customer: name })}
            onClick={onWithdraw}
          >
            {t('offers.stop')}
          </Button>
        )}
      </div>
    </li>
  );
}
