import type { AccountSettings } from '../../../core/contracts/account';
import type { AuditEntry } from '../../../core/contracts/audit';
import type { Database, Queryable } from '../../lib/database';

/** A session of a person, as reported by the identity provider. */
export interface Device {
  id: string;
  userAgent: string;
  address: string;
  signedInAt: string;
  lastSeenAt: string;
}

/** What a person's account needs from the other modules. */
export interface AccountParts {
  settings: (db: Queryable, userId: string) => Promise<AccountSettings | undefined>;
  devices: {
    devices(db: Queryable, email: string): Promise<Device[]>;
    /** `record` runs in the transaction from which on the tokens of the session are refused. */
    endDevice(
      database: Database,
      email: string,
      id: string,
      record: (tx: Queryable) => Promise<void>,
    ): Promise<boolean>;
    endDevices(database: Database, email: string, record: (tx: Queryable) => Promise<void>): Promise<void>;
    secondFactors(db: Queryable, email: string): Promise<object[]>;
  };
  notifications: {
    /** The person's choices, and the browsers that get pushes. */
    find(db: Queryable, userId: string): Promise<object>;
    /** Stops pushes to all browsers of the person. */
    end(tx: Queryable, userId: string): Promise<void>;
  };
  /** Which announcements the person has seen. */
  announcements: (db: Queryable, userId: string) => Promise<object[]>;
  /** What the person has done in the project, the oldest first. */
  history: (
    db: Queryable,
    page: { projectId: number; actor: string; after: number; limit: number },
  ) => Promise<AuditEntry[]>;
}
