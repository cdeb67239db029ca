import { formatInstant } from '../../core/dates/format-instant';
import type { Locale } from '../../core/i18n/locales';
import type { MailContent } from './mail';
import { mailFrame } from './mail-frame';
import { translateTo } from './texts';

export interface PasswordMail {
  email: string;
  locale: Locale;
  /** May be empty. */
  name: string;
  url: string;
  validHours: number;
}

/** An administrator has added a person to the company's team. */
export interface UserInvitationMail extends RoleMail {
  /** Where the password is set; left out where the identity provider sends that itself. */
  link?: Pick<PasswordMail, 'url' | 'validHours'>;
  /** They sign in with their company's own provider, and need no password. */
  isBrokered?: boolean;
  /** They work for another company, and a person works for one at a time. */
  isElsewhere?: boolean;
}

/** A person's role in the company has changed. */
export interface RoleMail {
  email: string;
  locale: Locale;
  name: string;
  by: string;
  company: string;
}

/** A person has just registered and sets their first password. */
export function setPasswordContent({ locale, name, url, validHours }: PasswordMail): MailContent {
  const t = translateTo(locale);
  return {
    ...mailFrame(locale, name),
    subject: t('setPassword.subject'),
    paragraphs: [t('setPassword.text')],
    action: { label: t('setPassword.action'), url },
    notes: [t('linkValidity', { count: validHours }), t('setPassword.unknown')],
  };
}

export function userInvitationContent(
  { locale, name, by, company, link, isBrokered, isElsewhere }: UserInvitationMail,
  url: string,
): MailContent {
  const t = translateTo(locale);
  const next = isElsewhere ? 'elsewhere' : isBrokered ? 'brokered' : link ? 'next' : 'separate';
  const unknown = isElsewhere ? 'unwanted' : isBrokered ? 'unknownBrokered' : 'unknown';
  return {
    ...mailFrame(locale, name),
    subject: t('userInvitation.subject', { by, company }),
    paragraphs: [t('userInvitation.text', { by, company }), t(`userInvitation.${next}`, { company })],
    action: link ? { label: t('setPassword.action'), url: link.url } : { label: t('openProduct'), url },
    notes: [...(link ? [t('linkValidity', { count: link.validHours })] : []), t(`userInvitation.${unknown}`)],
  };
}

export function roleChangedContent(
  { locale, name, by, company }: RoleMail,
  role: 'Admin' | 'User',
  url: string,
): MailContent {
  const t = translateTo(locale);
  return {
    ...mailFrame(locale, name),
    subject: t(`roleChanged.subject${role}`, { company }),
    paragraphs: [t(`roleChanged.text${role}`, { by, company })],
    action: { label: t('openProduct'), url },
    notes: [t('notificationNote')],
  };
}

export function mainUserContent({ locale, name, by, company }: RoleMail, url: string): MailContent {
  const t = translateTo(locale);
  return {
    ...mailFrame(locale, name),
    subject: t('mainUser.subject', { company }),
    paragraphs: [t('mainUser.text', { by, company }), t('mainUser.next')],
    action: { label: t('mainUser.action'), url },
    notes: [t('notificationNote')],
  };
}

/** A webhook of the company could not be reached. */
export interface WebhookOffMail {
  email: string;
  locale: Locale;
  name: string;
  webhook: string;
  reason: 'gone' | 'failing';
}

/** @param url of the page where webhooks are managed */
export function webhookOffContent(
  { locale, name, webhook, reason }: WebhookOffMail,
  url: string,
): MailContent {
  const t = translateTo(locale);
  return {
    ...mailFrame(locale, name),
    subject: t('webhookOff.subject', { webhook }),
    paragraphs: [t(`webhookOff.${reason}`, { webhook }), t('webhookOff.next')],
    action: { label: t('webhookOff.action'), url },
    notes: [t('notificationNote')],
  };
}

/** How a person signs in has changed. */
interface SignInMail {
  email: string;
  locale: Locale;
  /** May be empty. */
  name: string;
}

/** Where such a mail leads, the settings, and when the change was made. */
interface SignInChange {
  url: string;
  at: Date;
}

/** A password was replaced by another one. */
export type PasswordChangedMail = SignInMail;

export function passwordChangedContent(
  { locale, name }: PasswordChangedMail,
  { url, at }: SignInChange,
): MailContent {
  const t = translateTo(locale);
  return {
    ...mailFrame(locale, name),
    subject: t('passwordChanged.subject'),
    paragraphs: [t('passwordChanged.text')],
    details: [[t('changedAt'), formatInstant(at, locale)]],
    action: { label: t('secondFactor.action'), url },
    notes: [t('passwordChanged.unknown')],
  };
}

export interface SecondFactorMail extends SignInMail {
  /** `cleared`: an operator has removed all of them. */
  event: 'added' | 'removed' | 'recoveryUsed' | 'recoveryReplaced' | 'cleared';
  /** The one that was added or removed. */
  factor?: { kind: 'passkey' | 'codes'; name: string };
}

export function secondFactorContent(
  { locale, name, event, factor }: SecondFactorMail,
  { url, at }: SignInChange,
): MailContent {
  const t = translateTo(locale);
  return {
    ...mailFrame(locale, name),
    subject: t(`secondFactor.subject.${event}`),
    paragraphs: [t(`secondFactor.text.${event}`)],
    details: [
      ...(factor ? [[t(`secondFactor.kind.${factor.kind}`), factor.name] as const] : []),
      [t('changedAt'), formatInstant(at, locale)],
    ],
    action: { label: t('secondFactor.action'), url },
    notes: [t('secondFactor.unknown')],
  };
}

export function forgottenPasswordContent({ locale, name, url, validHours }: PasswordMail): MailContent {
  const t = translateTo(locale);
  return {
    ...mailFrame(locale, name),
    subject: t('forgottenPassword.subject'),
    paragraphs: [t('forgottenPassword.text')],
    action: { label: t('forgottenPassword.action'), url },
    notes: [t('linkValidity', { count: validHours }), t('forgottenPassword.unknown')],
  };
}

/** A person registers with an address that has an account. */
export function accountExistsContent({ locale, url }: { locale: Locale; url: string }): MailContent {
  const t = translateTo(locale);
  return {
    ...mailFrame(locale, ''),
    subject: t('accountExists.subject'),
    paragraphs: [t('accountExists.text'), t('accountExists.next')],
    action: { label: t('accountExists.action'), url },
    notes: [t('accountExists.unknown')],
  };
}
