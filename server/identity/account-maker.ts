import type { Locale } from '../../core/i18n/locales';
import type { Queryable } from '../lib/database';

export interface PasswordMail {
  email: string;
  locale: Locale;
  /** May be empty. */
  name: string;
  /** Where the password is set. */
  url: string;
  validHours: number;
}

/** Who invites a person to a company's project. */
export interface UserInvitation {
  by: string;
  company: string;
}

/**
 * To somebody who is invited; without a link where the identity provider sends that in a mail of its own, or where no
 * password is needed because the person signs in with their company's own provider (`isBrokered`).
 */
export type UserInvitationMail = UserInvitation &
  Pick<PasswordMail, 'email' | 'locale' | 'name'> & {
    link?: Pick<PasswordMail, 'url' | 'validHours'>;
    isBrokered?: boolean;
  };

/** What accounts need of the mails. */
export interface PasswordMails {
  userInvitation(tx: Queryable, mail: UserInvitationMail): Promise<void>;
  setPassword(tx: Queryable, mail: PasswordMail): Promise<void>;
  forgottenPassword(tx: Queryable, mail: PasswordMail): Promise<void>;
}

/** A person for whom an account is made. */
export interface NewPerson {
  /** Whom of those with this address the link signs in. */
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  projectId: number;
  /** Left out for somebody who has registered. */
  invitation?: UserInvitation;
}

/** Makes accounts, wherever they are kept. */
export interface AccountMaker {
  /** Whether there is an account whose owner has set a password, with the link that went to the address. */
  isProved(tx: Queryable, email: string): Promise<boolean>;
  /**
   * Makes an account without a password, or takes the one that nobody has proved, and sends its owner a link to set
   * one, valid for `passwordLinkHours`.
   */
  create(tx: Queryable, person: NewPerson): Promise<void>;
}

/** A session of a person, as far as the provider tells; texts are empty where it does not. */
export interface Device {
  id: string;
  userAgent: string;
  address: string;
  /** ISO 8601 in UTC. */
  signedInAt: string;
  lastSeenAt: string;
}

/** A second factor of a person; times are ISO 8601 in UTC. */
export interface SecondFactor {
  kind: 'passkey' | 'codes';
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Accounts that exist, wherever they are kept. An address without an account is nothing to do. */
export interface AccountKeeper extends AccountMaker {
  /** Brings name and language up to date. */
  update(tx: Queryable, person: Omit<NewPerson, 'userId' | 'projectId' | 'invitation'>): Promise<void>;
  /** Removes the account with all its sessions. */
  remove(tx: Queryable, email: string): Promise<void>;
  /** Where the person is signed in, the last used first, at most 100. */
  devices(db: Queryable, email: string): Promise<Device[]>;
  /** Ends one session of the person; false if it is none of theirs. */
  endDevice(tx: Queryable, email: string, id: string): Promise<boolean>;
  endDevices(tx: Queryable, email: string): Promise<void>;
  /** Those that are kept here, the oldest first; none where another system keeps them. */
  secondFactors(db: Queryable, email: string): Promise<SecondFactor[]>;
}

export const passwordLinkHours = 72;
