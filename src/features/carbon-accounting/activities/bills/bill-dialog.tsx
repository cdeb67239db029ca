import { useTranslation } from 'react-i18next';
import { knownCalorificValue, unitsFor, usesCalorificValue } from '../../../../../core/carbon/inputs/units';
import { DecimalField } from '../../../../components/form/decimal-field';
import { FormDialog } from '../../../../components/form/form-dialog';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useTypedFigures } from '../../records/use-typed-figures';
import { useNames } from '../../shared/use-names';
import { useBillForm, type BillFormOptions } from './use-bill-form';
import * as styles from '../../shared/fields.module.css';

/** One bill: its period, its amount as billed, and its reference. */
export function BillDialog(options: BillFormOptions) {
  const { activity, bill, onClose } = options;
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const { control } = useTypedFigures();
  const names = useNames();
  const form = useBillForm(options);
  const { unit } = form.values;
  const known = knownCalorificValue(unit, activity);
  return (
    <FormDialog
      title={bill ? t('bills.change') : t('bills.add')}
      form={form}
      className={styles.fields}
      confirm={bill ? t('actions.save') : t('actions.add')}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField type="date" label={t('bills.from')} {...form.field('from')} />
        <TextField type="date" label={t('bills.to')} {...form.field('to')} />
      </div>
      <div className={styles.pair}>
        <DecimalField
          label={t('fields.amountIn', { unit: names.unit(unit) })}
          hint={t('bills.amountHint')}
          {...control(form.field('amount'), form.stored.amount)}
        />
        <SelectField
          label={t('fields.unit')}
          {...form.field('unit')}
          options={unitsFor(activity).map((value) => ({ value, label: names.unit(value) }))}
        />
      </div>
      {usesCalorificValue(unit, activity) && (
        <DecimalField
          label={t('fields.calorificValue', { unit: activity.unit === 'm³' ? 'm³' : unit })}
          optional={known === null ? undefined : t('fields.optional')}
          hint={
            known === null
              ? t('fields.calorificHint')
              : t('fields.calorificKnownHint', { value: figure(known, 'factor') })
          }
          {...control(form.field('calorificValue'), form.stored.calorificValue)}
        />
      )}
      <TextField
        label={t('bills.evidence')}
        optional={t('fields.optional')}
        maxLength={300}
        {...form.field('evidence')}
      />
      <TextField
        label={t('fields.note')}
        optional={t('fields.optional')}
        maxLength={1000}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
