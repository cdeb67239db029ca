import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../core/i18n/intl';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useRequestedItemNames } from '../inviting/use-requested-item-names';
import { useCanSend } from '../use-can-send';
import type { DueDateForm as Form } from './use-due-date-form';
import { useCalendarDay } from '../../../lib/i18n/use-calendar-day';
import { useLocale } from '../../../lib/i18n/use-locale';
import { FailureNotice } from '../failure-notice';
import { ScheduleFields } from '../inviting/schedule-fields';
import { RequestedItemsField } from '../inviting/requested-items-field';
import * as styles from './supplier-details.module.css';

/** What the supplier is asked for, the due date, and whether it is reminded before. */
export function DueDateForm({ form }: { form: Form }) {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const canSend = useCanSend();
  const isViewOnly = useIsViewOnly();
  const calendarDay = useCalendarDay();
  const names = useRequestedItemNames();
  const { stored, isChanged, clashes, field } = form;
  return (
    <form className={styles.dueDate} {...form.formProps}>
      <FailureNotice title={t('schedule.failed')} error={form.failure} />
      <fieldset className={styles.dueDateFields} disabled={isViewOnly}>
        <RequestedItemsField {...field('wanted')} />
        <ScheduleFields dueDate={field('dueDate')} remindDaysBefore={field('remindDaysBefore')} />
      </fieldset>
      {isChanged && clashes.length > 0 && (
        <Notice tone="caution">
          {t('schedule.changed', {
            date: stored.dueDate ? calendarDay(stored.dueDate) : t('schedule.noDate'),
            reminder: stored.remindDaysBefore
              ? t('schedule.days', { count: stored.remindDaysBefore })
              : t('schedule.none'),
            wanted: enumerated(
              stored.wanted.map((kind) => names[kind]),
              locale,
            ),
          })}
        </Notice>
      )}
      {isChanged && (
        <Button type="submit" disabled={form.isSubmitting || !canSend}>
          {t('schedule.save')}
        </Button>
      )}
    </form>
  );
}
