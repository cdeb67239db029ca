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
  'secondFactor',
  'summary',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What only tells of something: people can do without these, and say so in their settings. */
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
  /** The request that it is about: what is not sent yet goes with it. */
  linkingId?: string | undefined;
  /** An iCalendar file that goes with it; empty or left out for none. */
  calendar?: string | undefined;
  /** Switches mails of its kind off with one press; empty or left out where there is no such address. */
  offUrl?: string | undefined;
}

/** What a mail says, before it becomes text and HTML. */
export interface MailContent {
  locale: Locale;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** One below the other. */
  list?: readonly string[];
  /** Names and values, such as the product group of a request. */
  details?: readonly (readonly [name: string, value: string])[];
  /** Somebody else's words, with their line breaks. */
  quote?: { from: string; text: string } | undefined;
  action: { label: string; url: string };
  /** Said below the action: how long the link is valid, what to do if one did not ask for it. */
  notes: readonly string[];
  /** Above the address in full, for programs that show no buttons. */
  linkHint: string;
  footer: string;
  /** An iCalendar file. */
  calendar?: string | undefined;
  /** Where mails of its kind are switched off. */
  off?: { label: string; url: string };
}
