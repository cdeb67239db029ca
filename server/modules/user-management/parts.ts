import type { Locale } from '../../../core/i18n/locales';
import type { Queryable } from '../../lib/database';

export interface InvitedPerson {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  projectId: number;
  /** The inviting person and company. */
  invitation: { by: string; company: string };
}

/** What the people of a project need from the identity provider. */
export interface UserAccounts {
  /** Creates an account without a password and sends its owner a link to set one. */
  create(tx: Queryable, person: InvitedPerson): Promise<void>;
  /** Updates name and language. */
  update(tx: Queryable, person: Omit<InvitedPerson, 'userId' | 'projectId' | 'invitation'>): Promise<void>;
  /** Removes the account and ends its sessions. */
  remove(tx: Queryable, email: string): Promise<void>;
}

export interface RoleMail {
  email: string;
  locale: Locale;
  name: string;
  /** Who did it. */
  by: string;
  company: string;
}

/**
 * What the people of a project need from the mails. People who switched notifications off get none of these.
 */
export interface UserMails {
  /**
   * Counts a mail of the project before it is written. @throws ApiError 429 when the daily limit is reached
   */
  count(tx: Queryable, projectId: number, recipient: string): Promise<void>;
  /** To a person who works for another company and would have to leave it first. */
  userInvitation(tx: Queryable, mail: RoleMail & { isElsewhere: true }): Promise<void>;
  roleChanged(tx: Queryable, mail: RoleMail & { role: 'Admin' | 'User' }): Promise<void>;
  mainUser(tx: Queryable, mail: RoleMail): Promise<void>;
}

export interface UserParts {
  accounts: UserAccounts;
  mails: UserMails;
}
