import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { formatDay } from '../../../../core/dates/format-day';
import { dueState } from '../../../../core/requests/due-date';
import { classNames } from '../../../components/class-names';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useToday } from '../../../lib/timing/use-today';
import * as styles from './cells.module.css';

/** When the answer is due and whether it is late; renders nothing if none is owed. */
export function DueNote({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation('requests');
  const { locale } = useLocale();
  const state = dueState(request, useToday());
  if (!state) return null;
  const day = formatDay(request.DueDate, locale, 'UTC');
  return (
    <div className={classNames(styles.muted, state !== 'due' && styles[state])}>
      <CalendarClock size={12} aria-hidden />
      {t(state === 'overdue' ? 'due.overdue' : 'due.by', { day })}
    </div>
  );
}
