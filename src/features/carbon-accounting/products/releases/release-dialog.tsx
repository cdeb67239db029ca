import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../../core/i18n/intl';
import { lastValidDay } from '../../../../../core/products/release';
import { verificationCoverages } from '../../../../../core/terms/product-terms';
import { FormDialog } from '../../../../components/form/form-dialog';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useToday } from '../../../../lib/timing/use-today';
import { FootprintFacts } from '../footprint-facts';
import { PartialNotice } from '../partial-notice';
import * as styles from '../products.module.css';
import { useProductCustomers } from '../use-offers';
import { usePartnerOffers } from '../use-partner-offers';
import { useReleaseForm, type ReleaseFormOptions } from './use-release-form';

/** The figures to release and their validity. */
export function ReleaseDialog(options: ReleaseFormOptions) {
  const { t } = useTranslation('carbon-products');
  const form = useReleaseForm(options);
  const today = useToday();
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
      <TextField
        label={t('customer-view:product.verifiedBy')}
        optional={t('fields.optional')}
        hint={t('releases.verifiedByHint')}
        maxLength={200}
        {...form.field('provider')}
      />
      {form.values.provider.trim() && (
        <>
          <SelectField
            label={t('customer-view:product.verifiedWhat')}
            options={verificationCoverages.map((value) => ({
              value,
              label: t(`customer-view:product.coverage.${value}`),
            }))}
            {...form.field('coverage')}
          />
          <TextField
            label={t('customer-view:product.verifiedStandard')}
            optional={t('fields.optional')}
            maxLength={200}
            {...form.field('standard')}
          />
          <TextField
            type="date"
            label={t('customer-view:product.verifiedOn')}
            optional={t('fields.optional')}
            max={today}
            {...form.field('completedOn')}
          />
        </>
      )}
      <h3 className={styles.subtitle}>{t('releases.preview')}</h3>
      {readers.length > 0 && (
        <p className={styles.note}>{t('offers.readAtOnce', { customers: enumerated(readers, locale) })}</p>
      )}
      <p className={styles.note}>{t('releases.previewText')}</p>
      {product.footprint?.isPartial && <PartialNotice>{t('partial.product')}</PartialNotice>}
      {product.footprint && <FootprintFacts values={product} footprint={product.footprint} />}
    </FormDialog>
  );
}
