import { useTranslation } from 'react-i18next';
import { declaredUnits } from '../../../../../core/terms/product-terms';
import { DecimalField } from '../../../../components/form/decimal-field';
import { FormDialog } from '../../../../components/form/form-dialog';
import { RefusedNotice } from '../../../../components/ui/refused-notice';
import { SelectField } from '../../../../components/form/select-field';
import { TextAreaField } from '../../../../components/form/text-area-field';
import { TextField } from '../../../../components/form/text-field';
import { Notice } from '../../../../components/ui/notice';
import { CountryField } from '../../shared/country-field';
import { useTypedFigures } from '../../records/use-typed-figures';
import { useCompany } from '../../shared/use-company';
import * as styles from '../../shared/fields.module.css';
import { productSubject } from '../product-edits';
import { useProductForm, type ProductFormOptions } from './use-product-form';
import { useProductTexts } from '../use-product-texts';

interface ProductDialogProps extends ProductFormOptions {
  /** Whether a colleague has removed the product since it was opened. */
  isRemoved?: boolean;
}

/** Form for a product and the purpose of its footprint. */
export function ProductDialog({ isRemoved = false, ...options }: ProductDialogProps) {
  const { t } = useTranslation('carbon-products');
  const { control } = useTypedFigures();
  const { unit } = useProductTexts();
  const { country: home } = useCompany();
  const form = useProductForm(options);
  const country = form.field('country');
  const number = (name: 'declaredAmount' | 'mass' | 'fossilCarbon' | 'biogenicCarbon' | 'exemptedPercent') =>
    control(form.field(name), form.stored[name]);
  const optional = t('fields.optional');
  return (
    <FormDialog
      placement="drawer"
      title={options.product ? t('changeProduct') : t('addProduct')}
      form={form}
      className={styles.fields}
      confirm={options.product ? t('form.save') : t('form.add')}
      onClose={options.onClose}
    >
      <RefusedNotice subject={options.product && productSubject(options.product.id)} />
      {isRemoved && <Notice tone="caution">{t('form.removedMeanwhile')}</Notice>}
      <TextField label={t('fields.name')} maxLength={200} {...form.field('name')} />
      <div className={styles.pair}>
        <DecimalField
          label={t('fields.declaredAmount')}
          hint={t('fields.declaredHint')}
          {...number('declaredAmount')}
        />
        <SelectField
          label={t('fields.declaredUnit')}
          options={declaredUnits.map((value) => ({ value, label: unit(value) }))}
          {...form.field('declaredUnit')}
        />
      </div>
      <DecimalField label={t('fields.mass')} hint={t('fields.massHint')} {...number('mass')} />
      <div className={styles.pair}>
        <TextField type="date" label={t('fields.periodStart')} {...form.field('periodStart')} />
        <TextField type="date" label={t('fields.periodEnd')} {...form.field('periodEnd')} />
      </div>
      <CountryField {...country} value={country.value || home} />
      <TextField label={t('fields.site')} optional={optional} maxLength={200} {...form.field('site')} />
      <TextAreaField
        label={t('fields.description')}
        optional={optional}
        maxLength={1000}
        {...form.field('description')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('fields.partNumber')}
          optional={optional}
          maxLength={100}
          {...form.field('partNumber')}
        />
        <TextField label={t('fields.gtin')} optional={optional} maxLength={14} {...form.field('gtin')} />
        <TextField
          label={t('fields.customsCode')}
          optional={optional}
          maxLength={10}
          {...form.field('customsCode')}
        />
        <TextField label={t('fields.cpc')} optional={optional} maxLength={5} {...form.field('cpc')} />
      </div>
      <div className={styles.pair}>
        <DecimalField label={t('fields.fossilCarbon')} {...number('fossilCarbon')} />
        <DecimalField label={t('fields.biogenicCarbon')} {...number('biogenicCarbon')} />
      </div>
      <DecimalField label={t('fields.exemptedPercent')} {...number('exemptedPercent')} />
      <TextAreaField
        label={t('fields.exemptedReason')}
        optional={optional}
        maxLength={1000}
        {...form.field('exemptedReason')}
      />
    </FormDialog>
  );
}
