import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import type { SharedFigure } from '../../../core/contracts/shared-figures';
import type { SharedReport } from '../../../core/contracts/shared-report';
import type { RequestedKind } from '../../../core/terms/requested-items';
import type { Locale } from '../../../core/i18n/locales';
import type { Queryable } from '../../lib/database';
import type { StoredFile } from '../../lib/evidence/send-file';

/** What the mails about a request need. */
export interface RequestMail {
  linkingId: string;
  email: string;
  locale: Locale;
  requesterName: string;
  supplierName: string;
  supplierNumber: string;
  sector: string;
  country: string;
  message: string;
  dueDate: string | null;
  /** What is requested; in a reminder what is still missing. */
  wanted: readonly RequestedKind[];
  url: string;
}

/** What the supply chain needs from the mails. */
interface SupplyChainMails {
  /**
   * Counts a mail of the customer before it is written. @throws ApiError 429 when the daily limit is reached
   */
  count(tx: Queryable, projectId: number, recipient: string): Promise<void>;
  /** How many more mails of the customer each address may receive today. */
  left(tx: Queryable, projectId: number, recipients: readonly string[]): Promise<Map<string, number>>;
  request(tx: Queryable, mail: RequestMail): Promise<void>;
  reminder(tx: Queryable, mail: RequestMail): Promise<void>;
  previewReminder(mail: RequestMail): { subject: string; text: string };
}

/** What it needs from the invitations of people who are not on the platform yet. */
interface Invitations {
  invite(
    tx: Queryable,
    invitation: Omit<RequestMail, 'linkingId' | 'requesterName' | 'url'> & {
      requesterProjectId: number;
      remindDaysBefore: number | null;
    },
  ): Promise<{ linkingId: string }>;
  /** Creates a new link to a linking; returns it. */
  openLinking(tx: Queryable, linkingId: string, locale: Locale): Promise<string>;
}

/** What the supply chain reports to carbon accounting. */
interface Customers {
  /** These suppliers change the results of their customer's accounts. */
  flagForSupplierChanges(
    tx: Queryable,
    changed: readonly { linkingId: string; requesterProjectId: number }[],
  ): Promise<void>;
}

/** What suppliers share of their carbon accounts. */
interface SharedFigures {
  /** What a company shares with a customer, the newest year first. */
  findShared(db: Queryable, pair: { projectId: number; customerId: number }): Promise<SharedFigure[]>;
  /** A file of a verifier's statement that a company shares with a customer; undefined if it does not. */
  readStatement(
    db: Queryable,
    pair: { projectId: number; customerId: number },
    fileId: string,
  ): Promise<StoredFile | undefined>;
}

/** What suppliers offer of their products. */
interface OfferedProducts {
  /** What a company offers to a customer, by name. */
  findOffered(db: Queryable, pair: { projectId: number; customerId: number }): Promise<OfferedProduct[]>;
}

/** What suppliers share of their sustainability reports. */
interface SharedReports {
  /** What a company shares with a customer, the newest year first. */
  findShared(db: Queryable, pair: { projectId: number; customerId: number }): Promise<SharedReport[]>;
}

export interface SupplyChainParts {
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** Its name: automatic actions are under it in the audit trail. */
  product: string;
  mails: SupplyChainMails;
  invitations: Invitations;
  customers: Customers;
  figures: SharedFigures;
  offers: OfferedProducts;
  reports: SharedReports;
}
