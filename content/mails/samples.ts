import type { Locale } from '../../core/i18n/locales';
import { requestedKinds } from '../../core/terms/requested-items';
import {
  accountExistsContent,
  forgottenPasswordContent,
  mainUserContent,
  passwordChangedContent,
  roleChangedContent,
  secondFactorContent,
  setPasswordContent,
  userInvitationContent,
  webhookOffContent,
} from '../../server/mail/contents';
import type { MailContent, MailKind } from '../../server/mail/mail';
import { invitationContent, reminderContent, requestContent } from '../../server/mail/request-contents';
import { summaryContent } from '../../server/mail/summary-content';
import { translateTo } from '../../server/mail/texts';
import { sentencesOf } from '../../server/modules/notifications/push-texts';

const url = 'https://suppliers.example.com/';
const email = 'nina.weber@alpenguss.example';
const link = { url, validHours: 72 };
const change = { url, at: new Date('2026-12-01T11:42:13Z') };

const request = {
  linkingId: '6f1c0f66-0000-4000-8000-000000000001',
  email,
  requesterName: 'Nordwerk Automotive AG',
  supplierName: 'Alpenguss GmbH',
  supplierNumber: '40021',
  sector: 'STEEL',
  country: 'AT',
  message: 'Dear supplier,\nthank you for your help.',
  dueDate: '2027-03-31',
  wanted: requestedKinds,
  url,
};
const person = { email, name: 'Nina Weber', by: 'Anna Berger', company: 'Alpenguss GmbH' };

/** Every e-mail of the product in a language, with all optional content. */
export function sampleMails(locale: Locale): readonly (readonly [MailKind, MailContent])[] {
  const asked = { ...request, locale };
  const told = { ...person, locale };
  const account = { email, locale, name: person.name, ...link };
  return [
    ['invitation', invitationContent({ ...asked, validDays: 90 })],
    ['request', requestContent(asked)],
    ['reminder', reminderContent(asked)],
    ['setPassword', setPasswordContent(account)],
    ['forgottenPassword', forgottenPasswordContent(account)],
    ['accountExists', accountExistsContent({ locale, url })],
    ['userInvitation', userInvitationContent({ ...told, link }, url)],
    ['userInvitation', userInvitationContent(told, url)],
    ['roleChanged', roleChangedContent(told, 'Admin', url)],
    ['roleChanged', roleChangedContent(told, 'User', url)],
    ['mainUser', mainUserContent(told, url)],
    ['webhookOff', webhookOffContent({ ...told, webhook: 'ERP', reason: 'gone' }, url)],
    ['webhookOff', webhookOffContent({ ...told, webhook: 'ERP', reason: 'failing' }, url)],
    ['passwordChanged', passwordChangedContent(told, change)],
    [
      'secondFactor',
      secondFactorContent({ ...told, event: 'added', factor: { kind: 'passkey', name: 'Laptop' } }, change),
    ],
    [
      'summary',
      summaryContent({ ...told, sentences: sentencesIn(locale), offKey: '' }, { url, offUrl: url }),
    ],
  ];
}

/** Every sentence that a summary can contain. */
const sentencesIn = (locale: Locale) =>
  sentencesOf(
    (['asked', 'reminded', 'due', 'answered', 'newerFigures', 'imported'] as const).map((event) => ({
      event,
      subject: event === 'imported' ? 'electricity-2026.xlsx' : request.requesterName,
      dueDate: request.dueDate,
    })),
    translateTo(locale),
    locale,
  );
