import { useTranslation } from 'react-i18next';
import type { ProductRelease } from '../../../../../core/contracts/ca-product-releases';
import { toOffered } from '../../../../../core/products/offer';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { OfferedFootprint } from '../../../../domain/products/offered-footprint';
import * as styles from '../products.module.css';
import type { Recipient } from './recipient-row';

interface OfferPreviewProps {
  recipient: Recipient;
  /** The latest release. */
  release: ProductRelease;
  /** Undefined for a preview only. */
  onOffer: (() => void) | undefined;
  /** Whether offering is disabled. */
  disabled: boolean;
  onClose: () => void;
}

/** Preview of a product as a customer or partner sees it. */
export function OfferPreview({
  recipient: { name },
  release,
  onOffer,
  disabled,
  onClose,
}: OfferPreviewProps) {
  const { t } = useTranslation('carbon-products');
  return (
    <Dialog
      placement="drawer"
      isText
      title={t('offers.previewTitle', { customer: name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        onOffer && (
          <Button variant="primary" disabled={disabled} onClick={onOffer}>
            {t('offers.confirm', { customer: name })}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <p className={styles.note}>{t('offers.previewText')}</p>
        <h3 className={styles.subtitle}>{release.values.name}</h3>
        <OfferedFootprint product={toOffered(release)} />
      </div>
    </Dialog>
  );
}
