import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/text-field';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { RemindField } from './remind-field';

interface ScheduleFieldsProps {
  dueDate: FieldControl<string>;
  remindDaysBefore: FieldControl<number | null>;
  /** Offers the reminder without a due date, too, since the suppliers may have their own. */
  hasOtherDates?: boolean;
}

/** When the answer is due, and whether the supplier is reminded before. */
export function ScheduleFields({ dueDate, remindDaysBefore, hasOtherDates = false }: ScheduleFieldsProps) {
  const { t } = useTranslation('supply-chain');
  return (
    <>
      <TextField label={t('fields.dueDate')} type="date" optional={t('fields.optional')} {...dueDate} />
      {(dueDate.value || hasOtherDates) && <RemindField {...remindDaysBefore} />}
    </>
  );
}
