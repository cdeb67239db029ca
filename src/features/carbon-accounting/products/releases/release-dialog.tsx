import { useTranslation } from 'react-i18next';
import { lastValidDay } from '../../../../../core/products/release';
import { FormDialog } from '../../../../components/form/form-dialog';
import { TextField } from '../../../../components/form/text-field';
import { FootprintFacts } from '../footprint-facts';
import * as styles from '../products.module.css';
import { useProductCustomers } from '../offers/use-offers';
import { useReleaseForm, type ReleaseFormOptions } from './use-release-form';

/** What is released, as it stands, and how long it is valid. */
export function ReleaseDialog(options: ReleaseFormOptions) {
  const { t } = useTranslation('carbon-products');
  const form = useReleaseForm(options);
  const { product, onClose } = options;
  const { data: customers = [] } = useProductCustomers(product.id);
  const readers = customers.flatMap(({ name, offeredAt }) => (offeredAt ? [name] : [])).join(', ');
  return (
    <FormDialog
      placement="drawer"
      title={t('releases.releaseTitle')}
      form={form}
      className={styles.stack}
      confirm={t('releases.release')}
      onClose={onClose}
    >
      <TextField type="date" label={t('releases.validFrom')} {...form.field('validFrom')} />
      <TextField
        type="date"
        label={t('releases.validUntil')}
        hint={t('releases.validHint')}
        max={lastValidDay(product)}
        {...form.field('validUntil')}
      />
      <h3 className={styles.subtitle}>{t('releases.preview')}</h3>
      {readers && <p className={styles.note}>{t('offers.readAtOnce', { customers: readers })}</p>}
      <p className={styles.note}>{t('releases.previewText')}</p>
      {product.footprint && <FootprintFacts values={product} footprint={product.footprint} />}
    </FormDialog>
  );
}
