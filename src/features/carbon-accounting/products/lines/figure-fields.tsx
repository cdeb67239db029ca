import { useTranslation } from 'react-i18next';
import { assessmentReports, declaredUnits, figureOrigins } from '../../../../../core/terms/product-terms';
import { DecimalField } from '../../../../components/form/decimal-field';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { useTypedFigures } from '../../records/use-typed-figures';
import * as styles from '../../shared/fields.module.css';
import { ReceivedChoice } from '../received/received-choice';
import { figureBoundaries, type LineFieldsProps } from '../form/line-form';
import { useProductTexts } from '../use-product-texts';

/** A figure that was received, measured or taken from a study, with its metadata. */
export function FigureFields({ form, onChange }: LineFieldsProps) {
  const { t } = useTranslation('carbon-products');
  const { control } = useTypedFigures();
  const { unit } = useProductTexts();
  const number = (name: 'fossil' | 'landUse' | 'biogenic' | 'uptake' | 'primaryShare' | 'year') =>
    control(form.field(name), form.stored[name]);
  return (
    <>
      {form.values.by === 'supplier' && <ReceivedChoice form={form} onChange={onChange} />}
      <div className={styles.pair}>
        <SelectField
          label={t('fields.by')}
          options={figureOrigins.map((value) => ({ value, label: t(`by.${value}`) }))}
          {...form.field('by')}
        />
        <SelectField
          label={t('fields.perUnit')}
          options={declaredUnits.map((value) => ({ value, label: unit(value) }))}
          {...form.field('perUnit')}
          onChange={(perUnit) => onChange({ perUnit })}
        />
      </div>
      <div className={styles.pair}>
        <DecimalField label={t('fields.fossil')} {...number('fossil')} />
        <DecimalField label={t('fields.landUse')} {...number('landUse')} />
        <DecimalField label={t('fields.biogenic')} {...number('biogenic')} />
        <DecimalField label={t('fields.uptake')} {...number('uptake')} />
        <DecimalField label={t('fields.primaryShare')} {...number('primaryShare')} />
        <DecimalField label={t('fields.year')} {...number('year')} inputMode="numeric" />
      </div>
      <TextField
        label={t('fields.source')}
        hint={t('fields.sourceHint')}
        maxLength={300}
        {...form.field('source')}
      />
      <TextField
        label={t('fields.verifiedBy')}
        optional={t('fields.optional')}
        hint={t('fields.verifiedByHint')}
        maxLength={200}
        {...form.field('verifiedBy')}
      />
      {form.values.by !== 'own' && (
        <SelectField
          label={t('fields.boundary')}
          options={figureBoundaries.map((value) => ({ value, label: t(`boundaries.${value}`) }))}
          {...form.field('boundary')}
        />
      )}
      <SelectField
        label={t('fields.gwp')}
        options={assessmentReports.map((value) => ({ value, label: `IPCC ${value}` }))}
        {...form.field('gwp')}
      />
    </>
  );
}
