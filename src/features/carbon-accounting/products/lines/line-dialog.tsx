import { useTranslation } from 'react-i18next';
import { lineKinds } from '../../../../../core/terms/product-terms';
import { DecimalField } from '../../../../components/form/decimal-field';
import { FormDialog } from '../../../../components/form/form-dialog';
import { RefusedNotice } from '../../../../components/ui/refused-notice';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { Notice } from '../../../../components/ui/notice';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useTypedFigures } from '../../records/use-typed-figures';
import * as styles from '../../shared/fields.module.css';
import { productSubject } from '../product-edits';
import { OriginFields } from './origin-fields';
import { useLineForm, type LineFormOptions } from './use-line-form';
import { useLineUnits } from './use-line-units';
import { useProductTexts } from '../use-product-texts';

const bases = ['figure', 'activity', 'account', 'product', 'spend'] as const;

interface LineDialogProps extends LineFormOptions {
  /** Whether a colleague has removed the line since it was opened. */
  isRemoved: boolean;
  /** The same of its product: then nothing can be saved. */
  isProductRemoved: boolean;
}

/** A component of the declared amount, and the source of its figure. */
export function LineDialog({ isRemoved, isProductRemoved, ...options }: LineDialogProps) {
  const { t } = useTranslation('carbon-products');
  const { figure } = useFigures();
  const { control } = useTypedFigures();
  const { unit: unitName } = useProductTexts();
  const form = useLineForm(options);
  const { units, fitting } = useLineUnits();
  const { product, line } = options;
  const fits = units(form.values);
  return (
    <FormDialog
      placement="drawer"
      title={line ? t('lines.change') : t('lines.add')}
      form={form}
      className={styles.fields}
      confirm={line ? t('form.save') : t('form.add')}
      disabled={isProductRemoved}
      onClose={options.onClose}
    >
      <RefusedNotice subject={line && productSubject(product.id)} />
      {isProductRemoved && <Notice tone="caution">{t('lines.productRemovedMeanwhile')}</Notice>}
      {isRemoved && !isProductRemoved && <Notice tone="caution">{t('lines.removedMeanwhile')}</Notice>}
      <SelectField
        label={t('fields.kind')}
        options={lineKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...form.field('kind')}
      />
      <TextField label={t('fields.name')} maxLength={200} {...form.field('name')} />
      <SelectField
        label={t('fields.basis')}
        options={bases.map((value) => ({ value, label: t(`basis.${value}`) }))}
        {...form.field('basis')}
        onChange={(basis) => form.change(fitting({ ...form.values, basis }))}
      />
      <OriginFields
        form={form}
        product={product}
        onChange={(part) => form.change(fitting({ ...form.values, ...part }))}
      />
      <div className={styles.pair}>
        <DecimalField
          label={t('fields.amount')}
          hint={t('fields.amountHint', {
            amount: figure(product.declaredAmount, 'exact'),
            unit: unitName(product.declaredUnit, product.declaredAmount),
          })}
          {...control(form.field('amount'), form.stored.amount)}
        />
        <SelectField
          label={t('fields.unit')}
          options={fits.map((value) => ({ value, label: unitName(value) }))}
          {...form.field('unit')}
        />
      </div>
    </FormDialog>
  );
}
