import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductRelease } from '../../../../../core/contracts/ca-product-releases';
import { toOffered } from '../../../../../core/products/offer';
import { cleanText } from '../../../../../core/registration/clean-text';
import { TextField } from '../../../../components/form/text-field';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { useDiscardQuestion } from '../../../../components/ui/use-discard-question';
import { OfferedFootprint } from '../../../../domain/products/offered-footprint';
import * as styles from '../products.module.css';
import type { Recipient } from './recipient-row';
import { useOfferForm, type OfferFormOptions } from './use-offer-form';

interface OfferPreviewProps {
  recipient: Recipient;
  /** The latest release. */
  release: ProductRelease;
  onOffer: OfferFormOptions['onOffer'];
  /** Whether offering is disabled. */
  disabled: boolean;
  onClose: () => void;
}

/** Preview of a product as a customer or partner sees it, with the customer's part number to fill in. */
export function OfferPreview({ recipient, release, onOffer, disabled, onClose }: OfferPreviewProps) {
  const { name, offeredAt, customerPartNumber } = recipient;
  const { t } = useTranslation('carbon-products');
  const id = useId();
  const form = useOfferForm({ recipient, productId: release.productId, onOffer });
  const { leave, question } = useDiscardQuestion(form.isTyped, () => {
    form.discard();
    onClose();
  });
  return (
    <Dialog
      placement="drawer"
      isText
      title={t('offers.previewTitle', { customer: name })}
      closeLabel={t('common:actions.close')}
      onClose={leave}
      actions={
        onOffer &&
        (offeredAt === null || form.isTyped) && (
          <Button type="submit" form={id} variant="primary" disabled={disabled}>
            {offeredAt === null ? t('offers.confirm', { customer: name }) : t('offers.saveNumber')}
          </Button>
        )
      }
    >
      {question}
      <form id={id} className={styles.stack} {...form.formProps}>
        <p className={styles.note}>{t('offers.previewText')}</p>
        {onOffer && customerPartNumber !== undefined && (
          <TextField
            label={t('offers.number', { customer: name })}
            optional={t('fields.optional')}
            hint={t('offers.numberHint')}
            maxLength={100}
            {...form.field('customerPartNumber')}
          />
        )}
        <h3 className={styles.subtitle}>{release.values.name}</h3>
        <OfferedFootprint product={toOffered(release, cleanText(form.values.customerPartNumber))} />
      </form>
    </Dialog>
  );
}
