import type { AccountSettings } from '../../../core/contracts/account';
import type { AuditEntry } from '../../../core/contracts/audit';
import type { Queryable } from '../../lib/database';

/** A session of a person, as far as the identity provider tells. */
export interface Device {
  id: string;
  userAgent: string;
  address: string;
  signedInAt: string;
  lastSeenAt: string;
}

/** What a person's account needs of the other modules. */
export interface AccountParts {
  settings: (db: Queryable, userId: string) => Promise<AccountSettings | undefined>;
  devices: {
    devices(db: Queryable, email: string): Promise<Device[]>;
    endDevice(tx: Queryable, email: string, id: string): Promise<boolean>;
    endDevices(tx: Queryable, email: string): Promise<void>;
    secondFactors(db: Queryable, email: string): Promise<object[]>;
  };
  notifications: {
    /** What the person has chosen, and the browsers that are told. */
    find(db: Queryable, userId: string): Promise<object>;
    /** Nothing is pushed to any browser of the person any more. */
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
