import { countryName } from '../../core/countries/country-name';
import { calendarFile } from '../../core/dates/calendar-file';
import { formatDay } from '../../core/dates/format-day';
import { enumerated } from '../../core/i18n/intl';
import type { Locale } from '../../core/i18n/locales';
import { requestAlarmDays } from '../../core/requests/due-date';
import type { RequestedKind } from '../../core/terms/requested-items';
import type { MailContent } from './mail';
import { mailFrame } from './mail-frame';
import { sectorName, translateTo } from './texts';

/** A customer's message to a supplier. */
export interface RequestMail {
  linkingId: string;
  email: string;
  locale: Locale;
  requesterName: string;
  supplierName: string;
  /** May be empty, like the message. */
  supplierNumber: string;
  sector: string;
  country: string;
  message: string;
  /** `YYYY-MM-DD`; null for none. */
  dueDate: string | null;
  /** What is requested; in a reminder what is still missing. */
  wanted: readonly RequestedKind[];
  /** Where the request is answered. */
  url: string;
}

export type InvitationMail = RequestMail & { validDays: number };

/** A customer requests data from a company that is not on the platform yet. */
export function invitationContent(mail: InvitationMail): MailContent {
  const { locale, requesterName } = mail;
  const t = translateTo(locale);
  return {
    ...common(mail),
    subject: t('invitation.subject', { requester: requesterName }),
    paragraphs: [t('invitation.text', { requester: requesterName }), t('invitation.purpose')],
    action: { label: t('invitation.action'), url: mail.url },
    notes: [t('invitation.validity', { count: mail.validDays }), t('invitation.unknown')],
  };
}

/** A customer requests data from a company that is on the platform. */
export function requestContent(mail: RequestMail): MailContent {
  const t = translateTo(mail.locale);
  return {
    ...common(mail),
    subject: t('invitation.subject', { requester: mail.requesterName }),
    paragraphs: [t('request.text', { requester: mail.requesterName })],
    action: { label: t('request.action'), url: mail.url },
    notes: [t('request.note')],
  };
}

/** A customer sends a reminder. */
export function reminderContent(mail: RequestMail): MailContent {
  const t = translateTo(mail.locale);
  return {
    ...common(mail),
    subject: t('reminder.subject', { requester: mail.requesterName }),
    paragraphs: [t('reminder.text', { requester: mail.requesterName })],
    action: { label: t('request.action'), url: mail.url },
    notes: [t('invitation.unknown')],
  };
}

function common(
  mail: RequestMail,
): Pick<MailContent, 'details' | 'quote' | 'calendar'> & ReturnType<typeof mailFrame> {
  const { locale, requesterName, message, supplierNumber, dueDate } = mail;
  const t = translateTo(locale);
  const group = enumerated([sectorName(mail.sector, locale), countryName(mail.country, locale)], locale);
  const wanted = enumerated(
    mail.wanted.map((kind) => t(`wanted.${kind}`)),
    locale,
  );
  const due = dueDate === null ? undefined : formatDay(`${dueDate}T00:00:00Z`, locale, 'UTC');
  return {
    ...mailFrame(locale, ''),
    details: [
      [t('invitation.supplierName'), mail.supplierName],
      ...(supplierNumber === '' ? [] : [[t('invitation.supplierId'), supplierNumber] as const]),
      [t('invitation.productGroup'), group],
      [t('invitation.wanted'), wanted],
      ...(due === undefined ? [] : [[t('invitation.dueDate'), due] as const]),
    ],
    calendar: dueDate === null ? undefined : calendarOf(mail, dueDate, group),
    quote:
      message === ''
        ? undefined
        : { from: t('invitation.message', { requester: requesterName }), text: message },
  };
}

function calendarOf(
  { linkingId, locale, requesterName, supplierName, url }: RequestMail,
  day: string,
  productGroup: string,
): string {
  const t = translateTo(locale);
  return calendarFile({
    id: linkingId,
    host: new URL(url).hostname,
    day,
    title: t('calendar.title', { requester: requesterName }),
    text: t('calendar.text', { requester: requesterName, supplier: supplierName, productGroup }),
    url,
    alarmDays: requestAlarmDays,
    now: new Date(),
  });
}
