import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../../core/i18n/intl';
import { lastValidDay } from '../../../../../core/products/release';
import { FormDialog } from '../../../../components/form/form-dialog';
import { TextField } from '../../../../components/form/text-field';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { FootprintFacts } from '../footprint-facts';
import * as styles from '../products.module.css';
import { useProductCustomers } from '../offers/use-offers';
import { usePartnerOffers } from '../offers/use-partner-offers';
import { useReleaseForm, type ReleaseFormOptions } from './use-release-form';

/** The figures to release and their validity. */
export function ReleaseDialog(options: ReleaseFormOptions) {
  const { t } = useTranslation('carbon-products');
  const form = useReleaseForm(options);
  const { product, onClose } = options;
  const { locale } = useLocale();
  const { data: customers = [] } = useProductCustomers(product.id);
  const { partners = [] } = usePartnerOffers(product.id);
  const readers = [...customers, ...partners].flatMap(({ name, offeredAt }) => (offeredAt ? [name] : []));
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
      {readers.length > 0 && (
        <p className={styles.note}>{t('offers.readAtOnce', { customers: enumerated(readers, locale) })}</p>
      )}
      <p className={styles.note}>{t('releases.previewText')}</p>
      {product.footprint && <FootprintFacts values={product} footprint={product.footprint} />}
    </FormDialog>
  );
}
