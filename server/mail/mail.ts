import type { Locale } from '../../core/i18n/locales';

export const mailKinds = [
  'invitation',
  'request',
  'reminder',
  'userInvitation',
  'setPassword',
  'forgottenPassword',
  'accountExists',
  'roleChanged',
  'mainUser',
  'webhookOff',
  'passwordChanged',
  'secondFactor',
  'summary',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Only informative: people can do without these and switch them off in their settings. */
export const notificationKinds: readonly MailKind[] = [
  'request',
  'reminder',
  'roleChanged',
  'mainUser',
  'webhookOff',
  'summary',
];

/** A mail as it is sent. */
export interface Mail {
  kind: MailKind;
  recipient: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** The request it is about: if that is removed, an unsent mail is too. */
  linkingId?: string | undefined;
  /** An attached iCalendar file; empty or left out for none. */
  calendar?: string | undefined;
  /** Unsubscribes from mails of its kind with one click; empty or left out where there is no such address. */
  offUrl?: string | undefined;
}

/** The content of a mail, before it becomes text and HTML. */
export interface MailContent {
  locale: Locale;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** One below the other. */
  list?: readonly string[];
  /** Names and values, such as the product group of a request. */
  details?: readonly (readonly [name: string, value: string])[];
  /** Someone else's words, with their line breaks. */
  quote?: { from: string; text: string } | undefined;
  action: { label: string; url: string };
  /** Shown below the action: how long the link is valid, what to do if one did not request it. */
  notes: readonly string[];
  /** Shown above the full address, for programs that show no buttons. */
  linkHint: string;
  footer: string;
  /** An iCalendar file. */
  calendar?: string | undefined;
  /** Where mails of its kind are switched off. */
  off?: { label: string; url: string };
}
