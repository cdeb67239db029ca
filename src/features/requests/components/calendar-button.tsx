import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { calendarFile } from '../../../../core/dates/calendar-file';
import { requestAlarmDays } from '../../../../core/requests/due-date';
import { Button } from '../../../components/ui/button';
import { saveFile } from '../../../lib/device/save-file';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProductGroup } from '../hooks/use-product-group';

/** Downloads the due date as a calendar file. */
export function CalendarButton({ request, day }: { request: CustomerRequest; day: string }) {
  const { t } = useTranslation('requests');
  const { pathTo } = useLocale();
  const { sector, country } = useProductGroup()(request);
  const customer = request.RequesterCompanyName;
  function save() {
    const { hostname, origin } = window.location;
    const file = calendarFile({
      id: request.LinkingId,
      host: hostname,
      day,
      title: t('due.calendarTitle', { customer }),
      text: t('due.calendarText', { customer, sector, country }),
      url: `${origin}${pathTo('/overview/')}`,
      alarmDays: requestAlarmDays,
      now: new Date(),
    });
    saveFile(`${day}.ics`, file, 'text/calendar;charset=utf-8');
  }
  return (
    <Button size="small" onClick={save}>
      <CalendarPlus size={16} aria-hidden />
      {t('due.calendar')}
    </Button>
  );
}
