import { useTranslation } from 'react-i18next';
import {
  convertAmount,
  knownCalorificValue,
  unitsFor,
  usesCalorificValue,
} from '../../../../core/carbon/inputs/units';
import type { Activity } from '../../../../core/contracts/value-lists';
import { SelectField } from '../../../components/form/select-field';
import { DecimalField } from '../../../components/form/decimal-field';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import type { ActivityForm } from './use-activity-form';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useNames } from '../shared/use-names';
import { useTypedFigures } from '../records/use-typed-figures';
import * as styles from '../shared/fields.module.css';

/** The circumference at the equator. */
const earthKm = 40_075;
const farTravelKm = 200_000;

interface AmountFieldsProps {
  form: DraftForm<ActivityForm>;
  activity: Activity | undefined;
}

/** An amount in any unit that a bill may have, converted to the activity's own. */
export function AmountFields({ form, activity }: AmountFieldsProps) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const { control, read } = useTypedFigures();
  const names = useNames();
  const units = activity ? unitsFor(activity) : [];
  const chosen = form.field('unit');
  const unit = chosen.value || activity?.unit;
  const needsCalorificValue = activity && unit !== undefined && usesCalorificValue(unit, activity);
  const known = needsCalorificValue ? knownCalorificValue(unit, activity) : null;

  /** More than one person flies in a year. A hint only, since an amount may cover many people. */
  const isFarTravel = (amount: number) => activity?.unit === 'passenger km' && amount >= farTravelKm;
  const farTravel = (amount: number) =>
    t('fields.farTravel', { times: figure(Math.round(amount / earthKm), 'exact') });

  function amountHint(): string {
    const example = t('fields.amountHint', { example: figure(12345.6, 'exact') });
    const amount = read(form.values.amount, unit);
    if (!activity || unit === undefined) return example;
    if (unit === activity.unit) return isFarTravel(amount) ? farTravel(amount) : example;
    const calorificValue = read(form.values.calorificValue) || null;
    const converted = convertAmount({ amount, unit, calorificValue }, activity);
    if (isFarTravel(converted)) return farTravel(converted);
    return converted > 0
      ? t('fields.converted', { amount: figure(converted, 'checked'), unit: names.unit(activity.unit) })
      : example;
  }

  return (
    <>
      <div className={styles.pair}>
        <DecimalField
          label={unit ? t('fields.amountIn', { unit: names.unit(unit) }) : t('columns.amount')}
          hint={amountHint()}
          {...control(form.field('amount'), form.stored.amount)}
        />
        {units.length > 1 && (
          <SelectField
            label={t('fields.unit')}
            {...chosen}
            value={unit ?? ''}
            options={units.map((value) => ({ value, label: names.unit(value) }))}
          />
        )}
      </div>
      {needsCalorificValue && (
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
    </>
  );
}
