import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import type { SharedFigure } from '../../../core/contracts/shared-figures';
import type { SharedReport } from '../../../core/contracts/shared-report';
import type { WantedKind } from '../../../core/requests/wanted';
import type { Locale } from '../../../core/i18n/locales';
import type { Queryable } from '../../lib/database';

/** What the mails about a request need to know. */
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
  /** What is asked for; in a reminder what is missing of it. */
  wanted: readonly WantedKind[];
  url: string;
}

/** What the supply chain needs of the mails. */
interface SupplyChainMails {
  /** Counts a mail of the customer before it is written. @throws ApiError 429 when there were enough today */
  count(tx: Queryable, projectId: number, recipient: string): Promise<void>;
  request(tx: Queryable, mail: RequestMail): Promise<void>;
  reminder(tx: Queryable, mail: RequestMail): Promise<void>;
  previewReminder(mail: RequestMail): { subject: string; text: string };
}

/** What it needs of the invitations of people who are not on the platform yet. */
interface Invitations {
  invite(
    tx: Queryable,
    wanted: Omit<RequestMail, 'linkingId' | 'requesterName' | 'url'> & {
      requesterProjectId: number;
      remindDaysBefore: number | null;
    },
  ): Promise<{ linkingId: string }>;
  /** Makes a new link to a linking; answers with it. */
  openLinking(tx: Queryable, linkingId: string, locale: Locale): Promise<string>;
}

/** What the supply chain tells carbon accounting. */
interface Customers {
  /** For these suppliers the accounts of their customer come to other results than before. */
  noteSupplierChanges(
    tx: Queryable,
    changed: readonly { linkingId: string; requesterProjectId: number }[],
  ): Promise<void>;
}

/** What suppliers share of their carbon accounts. */
interface SharedFigures {
  /** What a company shares with a customer, the newest year first. */
  findShared(db: Queryable, pair: { projectId: number; customerId: number }): Promise<SharedFigure[]>;
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
  /** Origin without a slash at the end. */
  publicUrl: string;
  /** Its name: what it does by itself stands under it in the audit trail. */
  product: string;
  mails: SupplyChainMails;
  invitations: Invitations;
  customers: Customers;
  figures: SharedFigures;
  offers: OfferedProducts;
  reports: SharedReports;
}
