import type { Locale } from '../../core/i18n/locales';
import type { Database, Queryable } from '../lib/database';

export interface PasswordMail {
  email: string;
  locale: Locale;
  /** May be empty. */
  name: string;
  /** Where the person sets the password. */
  url: string;
  validHours: number;
}

/** Who invites a person to a company's project. */
export interface UserInvitation {
  by: string;
  company: string;
}

/**
 * Sent to a person who is invited. It has no link where the identity provider sends one in its own mail, or
 * where no password is needed because the person signs in with their company's own provider (`isBrokered`).
 */
export type UserInvitationMail = UserInvitation &
  Pick<PasswordMail, 'email' | 'locale' | 'name'> & {
    link?: Pick<PasswordMail, 'url' | 'validHours'>;
    isBrokered?: boolean;
  };

/** What accounts need from the mails. */
export interface PasswordMails {
  userInvitation(tx: Queryable, mail: UserInvitationMail): Promise<void>;
  setPassword(tx: Queryable, mail: PasswordMail): Promise<void>;
  forgottenPassword(tx: Queryable, mail: PasswordMail): Promise<void>;
}

/** A person for whom an account is made. */
export interface NewPerson {
  /** Which of the people with this address the link signs in. */
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  projectId: number;
  /** Left out for a person who has registered. */
  invitation?: UserInvitation;
}

/** Creates accounts in either realm. A `Database` instead of a `Queryable`: the call may leave the server. */
export interface AccountProvisioner {
  /** Whether there is an account whose owner has set a password with the link sent to the address. */
  isVerified(database: Database, email: string): Promise<boolean>;
  /**
   * Creates an account without a password, or reuses one that nobody has proved, and sends its owner a link
   * to set one, valid for `passwordLinkHours`.
   */
  create(tx: Queryable, person: NewPerson): Promise<void>;
}

/** A session of a person, as reported by the provider; texts are empty where it reports none. */
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

type EndRecord = (tx: Queryable) => Promise<void>;

/** Existing accounts in either realm. For an address without an account nothing happens. */
export interface AccountManager extends AccountProvisioner {
  /** Updates name and language. */
  update(tx: Queryable, person: Omit<NewPerson, 'userId' | 'projectId' | 'invitation'>): Promise<void>;
  /** Removes the account with all its sessions. */
  remove(tx: Queryable, email: string): Promise<void>;
  /** Where the person is signed in, most recently used first, at most 100. */
  devices(db: Queryable, email: string): Promise<Device[]>;
  /**
   * Ends one session of the person; false if it is not theirs. `record` runs in the transaction from which on its
   * tokens are refused.
   */
  endDevice(database: Database, email: string, id: string, record: EndRecord): Promise<boolean>;
  endDevices(database: Database, email: string, record: EndRecord): Promise<void>;
  /** Those stored here, the oldest first; none where another system stores them. */
  secondFactors(db: Queryable, email: string): Promise<SecondFactor[]>;
}

/** Of the link that invites a person or ends a registration: it may wait over a weekend. */
export const passwordLinkHours = 72;

/** Of the link for a forgotten password, which its owner awaits (OWASP, Forgot Password Cheat Sheet). */
export const forgottenPasswordLinkHours = 1;
