import type { Locale } from '../../../core/i18n/locales';
import type { Queryable } from '../../lib/database';

export interface InvitedPerson {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  projectId: number;
  /** Who invites them, and where to. */
  invitation: { by: string; company: string };
}

/** What the people of a project need of the identity provider. */
export interface UserAccounts {
  /** Makes an account without a password and sends its owner a link to set one. */
  create(tx: Queryable, person: InvitedPerson): Promise<void>;
  /** Brings name and language up to date. */
  update(tx: Queryable, person: Omit<InvitedPerson, 'userId' | 'projectId' | 'invitation'>): Promise<void>;
  /** Removes the account and ends its sessions. */
  remove(tx: Queryable, email: string): Promise<void>;
}

export interface RoleMail {
  email: string;
  locale: Locale;
  name: string;
  /** Who has done it. */
  by: string;
  company: string;
}

/** What the people of a project need of the mails. Who wants no notifications gets none of these. */
export interface UserMails {
  /** Counts a mail of the project before it is written. @throws ApiError 429 when there were enough today */
  count(tx: Queryable, projectId: number, recipient: string): Promise<void>;
  /** To somebody who works for another company and would have to leave it first. */
  userInvitation(tx: Queryable, mail: RoleMail & { isElsewhere: true }): Promise<void>;
  roleChanged(tx: Queryable, mail: RoleMail & { role: 'Admin' | 'User' }): Promise<void>;
  mainUser(tx: Queryable, mail: RoleMail): Promise<void>;
}

export interface UserParts {
  accounts: UserAccounts;
  mails: UserMails;
}
