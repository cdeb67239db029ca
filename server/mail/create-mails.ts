import { toPath } from '../../core/i18n/localized-path';
import type { Locale } from '../../core/i18n/locales';
import type { Queryable } from '../lib/database';
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
  type PasswordChangedMail,
  type PasswordMail,
  type RoleMail,
  type SecondFactorMail,
  type UserInvitationMail,
  type WebhookOffMail,
} from './contents';
import { countMail, mailsLeft } from './daily-limit';
import type { MailContent, MailKind } from './mail';
import {
  invitationContent,
  reminderContent,
  requestContent,
  type InvitationMail,
  type RequestMail,
} from './request-contents';
import { enqueue } from './queue';
import { renderHtml } from './render-html';
import { renderText } from './render-text';
import { summaryContent, summaryOffPath, type SummaryMail } from './summary-content';

/** Every mail of the product. Each is written in the transaction that causes it, and sent after it. */
export interface Mails {
  /** Counts a mail of a project before it is written. @throws ApiError 429 when the daily limit is reached */
  count(tx: Queryable, projectId: number, recipient: string): Promise<void>;
  /** How many more mails of a project each address may receive today. */
  left(tx: Queryable, projectId: number, recipients: readonly string[]): Promise<Map<string, number>>;
  invitation(tx: Queryable, mail: InvitationMail): Promise<void>;
  userInvitation(tx: Queryable, mail: UserInvitationMail): Promise<void>;
  /** To a company that is already on the platform. */
  request(tx: Queryable, mail: RequestMail): Promise<void>;
  reminder(tx: Queryable, mail: RequestMail): Promise<void>;
  previewReminder(mail: RequestMail): { subject: string; text: string };
  setPassword(tx: Queryable, mail: PasswordMail): Promise<void>;
  forgottenPassword(tx: Queryable, mail: PasswordMail): Promise<void>;
  accountExists(tx: Queryable, to: { email: string; locale: Locale }): Promise<void>;
  roleChanged(tx: Queryable, mail: RoleMail & { role: 'Admin' | 'User' }): Promise<void>;
  mainUser(tx: Queryable, mail: RoleMail): Promise<void>;
  webhookOff(tx: Queryable, mail: WebhookOffMail): Promise<void>;
  passwordChanged(tx: Queryable, mail: PasswordChangedMail): Promise<void>;
  secondFactor(tx: Queryable, mail: SecondFactorMail): Promise<void>;
  /** What has happened since the last one, at most once a day. */
  summary(tx: Queryable, mail: SummaryMail): Promise<void>;
}

/** @param publicUrl origin without a trailing slash, for links into the app */
export function createMails(publicUrl: string): Mails {
  const write = (
    tx: Queryable,
    kind: MailKind,
    { recipient, linkingId }: { recipient: string; linkingId?: string },
    content: MailContent,
  ) =>
    enqueue(tx, {
      kind,
      linkingId,
      recipient,
      locale: content.locale,
      subject: content.subject,
      text: renderText(content),
      html: renderHtml(content),
      calendar: content.calendar,
      offUrl: content.off?.url,
    });
  const pageOf = (path: string, locale: Locale) => `${publicUrl}${toPath(path, locale)}`;
  const changeOf = ({ locale }: { locale: Locale }) => ({
    url: pageOf('/account/settings/', locale),
    at: new Date(),
  });
  return {
    count: countMail,
    left: mailsLeft,
    userInvitation: (tx, mail) =>
      write(
        tx,
        'userInvitation',
        { recipient: mail.email },
        userInvitationContent(mail, pageOf('/overview/', mail.locale)),
      ),
    invitation: (tx, mail) => write(tx, 'invitation', about(mail), invitationContent(mail)),
    request: (tx, mail) => write(tx, 'request', about(mail), requestContent(mail)),
    reminder: (tx, mail) => write(tx, 'reminder', about(mail), reminderContent(mail)),
    previewReminder: (mail) => {
      const content = reminderContent(mail);
      return { subject: content.subject, text: renderText(content) };
    },
    setPassword: (tx, mail) => write(tx, 'setPassword', { recipient: mail.email }, setPasswordContent(mail)),
    forgottenPassword: (tx, mail) =>
      write(tx, 'forgottenPassword', { recipient: mail.email }, forgottenPasswordContent(mail)),
    accountExists: (tx, { email, locale }) =>
      write(
        tx,
        'accountExists',
        { recipient: email },
        accountExistsContent({ locale, url: pageOf('/overview/', locale) }),
      ),
    roleChanged: (tx, { role, ...mail }) =>
      write(
        tx,
        'roleChanged',
        { recipient: mail.email },
        roleChangedContent(mail, role, pageOf('/overview/', mail.locale)),
      ),
    mainUser: (tx, mail) =>
      write(
        tx,
        'mainUser',
        { recipient: mail.email },
        mainUserContent(mail, pageOf('/account/company-profile/', mail.locale)),
      ),
    webhookOff: (tx, mail) =>
      write(
        tx,
        'webhookOff',
        { recipient: mail.email },
        webhookOffContent(mail, pageOf('/account/users/', mail.locale)),
      ),
    passwordChanged: (tx, mail) =>
      write(tx, 'passwordChanged', { recipient: mail.email }, passwordChangedContent(mail, changeOf(mail))),
    secondFactor: (tx, mail) =>
      write(tx, 'secondFactor', { recipient: mail.email }, secondFactorContent(mail, changeOf(mail))),
    summary: (tx, mail) =>
      write(
        tx,
        'summary',
        { recipient: mail.email },
        summaryContent(mail, {
          url: pageOf('/overview/', mail.locale),
          offUrl: `${publicUrl}${summaryOffPath}${mail.offKey}`,
        }),
      ),
  };
}

const about = ({ email, linkingId }: { email: string; linkingId: string }) => ({
  recipient: email,
  linkingId,
});
