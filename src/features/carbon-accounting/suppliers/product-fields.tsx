import { useTranslation } from 'react-i18next';
import { isOutsideValidity } from '../../../../core/carbon/calculation/own-figures/product-figure';
import { kgPerTon } from '../../../../core/carbon/calculation/totals';
import type { OfferedProduct } from '../../../../core/contracts/ca-offered-products';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { timesDeclared, unitsOfProduct } from '../../../../core/carbon/inputs/declared-units';
import { partName } from '../../../../core/products/part-name';
import { DecimalField } from '../../../components/form/decimal-field';
import { SelectField } from '../../../components/form/select-field';
import { Notice } from '../../../components/ui/notice';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import { useCalendarDay } from '../../../lib/i18n/use-calendar-day';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useReceived } from '../products/received/use-received';
import { useTypedFigures } from '../records/use-typed-figures';
import * as styles from '../shared/fields.module.css';
import { useNames } from '../shared/use-names';
import type { PurchaseForm } from './use-purchase-form';

interface ProductFieldsProps {
  year: number;
  form: DraftForm<PurchaseForm>;
  linked: Supplier | undefined;
}

/**
 * The part of a purchase that is a product with a footprint from the supplier: its quantity and its share of
 * the spend.
 */
export function ProductFields({ year, form, linked }: ProductFieldsProps) {
  const { t } = useTranslation('carbon-update');
  const day = useCalendarDay();
  const { locale } = useLocale();
  const { data = [] } = useReceived();
  const { productId, productName } = form.values;
  const offered = data.filter(({ companyId }) => companyId !== null && companyId === linked?.companyId);
  const product = offered.find((each) => each.productId === productId);
  if (offered.length === 0 && !productId) return null;

  function choose(id: string) {
    const chosen = offered.find((each) => each.productId === id);
    form.change({
      productId: chosen?.productId ?? '',
      productName: chosen?.values.name ?? '',
      productUnit: chosen ? fitting(form.values.productUnit, chosen) : '',
      ...(!chosen && { productQuantity: '', productShare: '' }),
    });
  }
  return (
    <>
      <SelectField
        label={t('product.choice')}
        optional={t('fields.optional')}
        hint={t('product.hint')}
        options={[
          { value: '', label: t('product.none') },
          ...offered.map(({ productId: value, values: { name, partNumber }, customerPartNumber: number }) => {
            const label = partName(name, partNumber, locale);
            return { value, label: number ? t('product.ownNumber', { product: label, number }) : label };
          }),
          ...(productId && !product
            ? [{ value: productId, label: t('product.gone', { name: productName }) }]
            : []),
        ]}
        name="productId"
        value={productId}
        onChange={choose}
      />
      {productId && <Quantity form={form} product={product} />}
      {product && isOutsideValidity(product, year) && (
        <Notice tone="caution" title={t('product.outOfTime', { year })}>
          {t('product.outOfTimeText', {
            from: day(product.values.periodStart),
            until: day(product.values.periodEnd),
          })}
        </Notice>
      )}
    </>
  );
}

const fitting = (unit: string, { values }: OfferedProduct) =>
  unitsOfProduct(values).includes(unit) ? unit : values.declaredUnit;

interface QuantityProps {
  form: DraftForm<PurchaseForm>;
  product: OfferedProduct | undefined;
}

function Quantity({ form, product }: QuantityProps) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const { control, read } = useTypedFigures();
  const names = useNames();
  const { productUnit, productQuantity } = form.values;
  const units = [...new Set([productUnit, ...(product ? unitsOfProduct(product.values) : [])])];
  const kg = product
    ? timesDeclared(read(productQuantity), productUnit, product.values) * product.footprint.kg
    : NaN;
  return (
    <>
      <div className={styles.pair}>
        <DecimalField
          label={t('product.quantity', { unit: names.unit(productUnit) })}
          hint={kg > 0 ? t('product.result', { tons: figure(kg / kgPerTon, 'checked') }) : undefined}
          {...control(form.field('productQuantity'), form.stored.productQuantity)}
        />
        {units.length > 1 && (
          <SelectField
            label={t('fields.unit')}
            {...form.field('productUnit')}
            options={units.map((value) => ({ value, label: names.unit(value) }))}
          />
        )}
      </div>
      <DecimalField
        label={t('product.share')}
        hint={t('product.shareHint')}
        {...control(form.field('productShare'), form.stored.productShare)}
      />
    </>
  );
}
