import { useTranslation } from 'react-i18next';
import { unusualSupplierFactor } from '../../../../core/carbon/inputs/tariff';
import { DecimalField } from '../../../components/form/decimal-field';
import { TextField } from '../../../components/form/text-field';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import { useTypedFigures } from '../records/use-typed-figures';
import { useFigures } from '../../../lib/i18n/use-figures';
import type { ActivityForm } from './use-activity-form';
import * as styles from '../shared/fields.module.css';

/** The figures that the electricity supplier provides. */
export function TariffFields({ form }: { form: DraftForm<ActivityForm> }) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const { control, read } = useTypedFigures();

  /** Asks about a figure that may be in another unit, but accepts it, since unusual mixes exist. */
  function factorHint(): string {
    const typed = read(form.values.supplierFactor);
    const odd = unusualSupplierFactor(typed);
    return odd ? t(`tariff.${odd}`, { value: figure(typed, 'exact') }) : t('tariff.factorHint');
  }

  return (
    <>
      <TextField
        label={t('tariff.supplier')}
        hint={t('tariff.supplierHint')}
        maxLength={200}
        {...form.field('electricitySupplier')}
      />
      <div className={styles.pair}>
        <DecimalField
          label={t('tariff.factor')}
          hint={factorHint()}
          {...control(form.field('supplierFactor'), form.stored.supplierFactor)}
        />
        <DecimalField
          label={t('tariff.renewableShare')}
          optional={t('fields.optional')}
          hint={t('tariff.renewableHint')}
          {...control(form.field('renewableShare'), form.stored.renewableShare)}
        />
      </div>
    </>
  );
}
