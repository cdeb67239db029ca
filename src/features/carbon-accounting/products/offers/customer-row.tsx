import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductCustomer } from '../../../../../core/contracts/ca-offered-products';
import { Button } from '../../../../components/ui/button';
import { Day } from '../../../../components/ui/day';
import { Pill } from '../../../../components/ui/pill';
import { UnsentMark } from '../../../../components/ui/unsent-mark';
import * as styles from '../products.module.css';
import { offerSubject } from './offer-edits';

interface CustomerRowProps {
  productId: string;
  customer: ProductCustomer;
  canManage: boolean;
  onLook: () => void;
  onTakeBack: () => void;
}

/** A customer, whether it reads the product, and what can be done about it. */
export function CustomerRow({ productId, customer, canManage, onLook, onTakeBack }: CustomerRowProps) {
  const { t } = useTranslation('carbon-products');
  const { customerId, name, offeredAt } = customer;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.states}>
          <strong>{name}</strong>
          <Pill tone={offeredAt ? 'positive' : 'neutral'}>{t(offeredAt ? 'offers.on' : 'offers.off')}</Pill>
          <UnsentMark subject={offerSubject(productId, customerId)} />
        </p>
        {offeredAt && (
          <p className={styles.note}>
            {t('offers.since')} <Day value={offeredAt} />
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {canManage && !offeredAt && (
          <Button size="small" aria-label={t('offers.offerTo', { customer: name })} onClick={onLook}>
            {t('offers.offer')}
          </Button>
        )}
        {canManage && offeredAt && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('offers.stopTo', { customer: name })}
            onClick={onTakeBack}
          >
            {t('offers.stop')}
          </Button>
        )}
        {offeredAt && (
          <Button
            size="small"
            variant="quiet"
            iconOnly
            aria-label={t('offers.previewTitle', { customer: name })}
            onClick={onLook}
          >
            <Eye size={16} aria-hidden />
          </Button>
        )}
      </div>
    </li>
  );
}
