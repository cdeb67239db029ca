import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../core/contracts/ca-products';
import { accountParts, allocationKeys } from '../../../../../core/terms/product-terms';
import { DecimalField } from '../../../../components/form/decimal-field';
import { SelectField } from '../../../../components/form/select-field';
import { CountryField } from '../../shared/country-field';
import { useTypedFigures } from '../../records/use-typed-figures';
import { useCompany } from '../../shared/use-company';
import * as styles from '../../shared/fields.module.css';
import { ActivityChoice, PartChoice, SectorChoice } from './choices';
import { FigureFields } from './figure-fields';
import type { LineFieldsProps } from '../form/line-form';

interface OriginFieldsProps extends LineFieldsProps {
  product: Product;
}

/** The fields of the line's chosen basis. */
export function OriginFields(props: OriginFieldsProps) {
  const { form, product, onChange } = props;
  const { country: home } = useCompany();
  const country = form.field('country');
  const countryField = <CountryField {...country} value={country.value || home} />;
  switch (form.values.basis) {
    case 'activity':
      return (
        <>
          <ActivityChoice
            {...form.field('activityId')}
            onChange={(activityId) => onChange({ activityId, unit: '' })}
          />
          {countryField}
        </>
      );
    case 'spend':
      return (
        <>
          <SectorChoice {...form.field('sectorId')} />
          {countryField}
        </>
      );
    case 'product':
      return (
        <PartChoice
          {...form.field('productId')}
          whole={product.id}
          onChange={(productId) => onChange({ productId })}
        />
      );
    case 'account':
      return <AccountFields {...props} />;
    case 'figure':
      return <FigureFields form={form} onChange={onChange} />;
  }
}

function AccountFields({ form, onChange }: LineFieldsProps) {
  const { t } = useTranslation('carbon-products');
  const { control } = useTypedFigures();
  return (
    <>
      <SelectField
        label={t('fields.part')}
        options={accountParts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        {...form.field('part')}
      />
      <div className={styles.pair}>
        <DecimalField
          label={t('fields.accountYear')}
          {...control(form.field('year'), form.stored.year)}
          inputMode="numeric"
        />
        <SelectField
          label={t('fields.key')}
          options={allocationKeys.map((value) => ({ value, label: t(`keys.${value}`) }))}
          {...form.field('key')}
          onChange={(key) => onChange({ key })}
        />
      </div>
      <DecimalField
        label={t('fields.total')}
        hint={t('fields.totalHint')}
        {...control(form.field('total'), form.stored.total)}
      />
    </>
  );
}
