import { Type, type Static } from 'typebox';
import { maxMessageLength, maxSuppliers } from '../invitation/limits';
import { AnyLocale, CountryCode, Instant, LocaleSchema, PageMeta } from './common';
import { CustomerView, Implementation, Performance, Withheld } from './customer-view';
import { SharedReport } from './shared-report';
import { RequestedItems, RequestedKinds } from './requested-items';

const supplierStatuses = ['invited', 'accepted', 'declined', 'submitted'] as const;

const nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const Day = Type.String({ format: 'date' });

/** A supplier as its customer sees it. Its answers are included from its submission on, unless it declines. */
export const Supplier = Type.Object({
  linkingId: Type.String({ format: 'uuid' }),
  supplierName: Type.String({ description: 'name given by the customer' }),
  supplierId: Type.String({ description: "the customer's own supplier number; may be empty" }),
  email: Type.String({
    description: 'address that the invitation was sent to; empty if the company was erased',
  }),
  companyId: nullable(Type.Integer({ description: 'null until the supplier has accepted' })),
  companyName: Type.String({ description: 'registered name; empty until the supplier has accepted' }),
  contactName: Type.String({ description: 'empty until the supplier has accepted' }),
  countryCode: CountryCode,
  sectorCode: Type.String({ description: 'hotspot sector code' }),
  status: Type.Enum([...supplierStatuses], {
    description: 'submitted: the supplier has done everything requested',
  }),
  linkingCreated: Instant,
  lastLinkingRequest: Instant,
  lastStatusChange: nullable(Instant),
  lastSubmitDate: nullable(Instant),
  dueDate: nullable(Day),
  remindDaysBefore: nullable(
    Type.Integer({
      description:
        'sends a reminder automatically this number of days before the due date, if an answer is still missing',
    }),
  ),
  wanted: RequestedItems,
  implementation: nullable(Implementation),
  performance: Performance,
  withheld: Withheld,
  shareOfSpend: nullable(
    Type.Number({ description: 'percent of the purchases in `spendYear` of the list; null if unknown' }),
  ),
  mail: nullable(
    Type.Enum(['delayed', 'failed', 'unwanted'], {
      description:
        'delayed, failed: the last mail to the supplier; unwanted: its people have unsubscribed from such mails',
    }),
  ),
  version: Type.Integer({
    description: 'increases with every change; a write based on an older version gets 409',
  }),
});
export type Supplier = Static<typeof Supplier>;

/** Explained in core/access/supply-chain.ts. */
const Permissions = Type.Object({
  canAccess: Type.Boolean(),
  canInvite: Type.Boolean(),
  inviteQuota: Type.Integer(),
  remainingInvites: Type.Integer(),
  isTrialMode: Type.Boolean(),
  lastUpdated: Instant,
});

/** Without access, the list is empty and `permissions.canAccess` is false. */
export const SupplierList = Type.Object({
  data: Type.Array(Supplier),
  meta: Type.Object({
    ...PageMeta.properties,
    permissions: Permissions,
    sharedReports: Type.Optional(
      Type.Integer({ description: 'number of sustainability reports shared by suppliers' }),
    ),
    spendYear: nullable(
      Type.Integer({
        description: 'the latest year whose purchases are assigned to suppliers in carbon accounting',
      }),
    ),
  }),
});
export type SupplierList = Static<typeof SupplierList>;

const HistoryEntry = Type.Object({
  at: Instant,
  what: Type.Enum(['invited', 'reminded', 'accepted', 'declined', 'submitted', 'mailFailed']),
});

/** Everything a customer may see of a supplier. */
export const SupplierDetails = Type.Object({
  ...Supplier.properties,
  isCustomer: Type.Optional(
    Type.Boolean({
      description: 'true if it is also a customer: both companies have accepted a request of the other',
    }),
  ),
  message: Type.String({ description: "the customer's last message to the supplier; may be empty" }),
  contact: CustomerView.properties.contact,
  targets: CustomerView.properties.targets,
  footprints: CustomerView.properties.footprints,
  emissions: CustomerView.properties.emissions,
  products: CustomerView.properties.products,
  answers: CustomerView.properties.answers,
  reports: CustomerView.properties.reports,
  history: Type.Array(HistoryEntry, { description: 'newest first, at most 100' }),
});
export type SupplierDetails = Static<typeof SupplierDetails>;

export const SupplierDetailsAnswer = Type.Object({ data: SupplierDetails });
export type SupplierDetailsAnswer = Static<typeof SupplierDetailsAnswer>;

/** A sustainability report of a supplier; years that it does not share are missing. */
const SupplierReport = Type.Object({
  supplierName: Type.String({ description: 'name given by the customer' }),
  supplierId: Type.String({ description: "the customer's own supplier number; may be empty" }),
  report: SharedReport,
});
export type SupplierReport = Static<typeof SupplierReport>;

/** Of all suppliers, by the name that they registered, the newest year first. */
export const SupplierReportList = Type.Object({ data: Type.Array(SupplierReport), meta: PageMeta });
export type SupplierReportList = Static<typeof SupplierReportList>;

const Message = Type.String({ maxLength: maxMessageLength });
const LinkingId = Type.String({ format: 'uuid', errorMessage: 'Supplier linkage ID is required' });

/** Null removes the schedule. */
const RemindDaysBefore = Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 60 })));

/** Rules and messages of the members: core/invitation. */
export const InviteBody = Type.Object({
  supplierName: Type.String({ minLength: 1, maxLength: 1000, errorMessage: 'Supplier name is required' }),
  supplierId: Type.Optional(Type.String({ maxLength: 1000 })),
  email: Type.String({ maxLength: 1000, errorMessage: 'Please enter a valid email address' }),
  countryCode: Type.String({ maxLength: 100, errorMessage: 'Country is required' }),
  sectorCode: Type.String({ maxLength: 100, errorMessage: 'Product group is required' }),
  message: Type.Optional(Message),
  locale: AnyLocale,
  wanted: Type.Optional(RequestedKinds),
  dueDate: Type.Optional(nullable(Day)),
  remindDaysBefore: RemindDaysBefore,
});
export type InviteBody = Static<typeof InviteBody>;

const RemainingInvites = Type.Integer({ minimum: 0 });

export const InviteAnswer = Type.Object({
  linkingId: Type.String({ format: 'uuid' }),
  remainingInvites: RemainingInvites,
});
export type InviteAnswer = Static<typeof InviteAnswer>;

/** `check`: nothing is sent, the response lists the faults. */
export const InviteManyBody = Type.Object({
  suppliers: Type.Array(InviteBody, {
    minItems: 1,
    maxItems: maxSuppliers,
    errorMessage:
      'Send 1 to 1,000 suppliers, each with supplierName, email, countryCode, sectorCode and locale',
  }),
  check: Type.Optional(Type.Boolean()),
});
export type InviteManyBody = Static<typeof InviteManyBody>;

/** `row` counts from 0. */
const RowFault = Type.Object({ row: Type.Integer(), code: Type.String(), message: Type.String() });

export const InviteManyAnswer = Type.Object({
  invited: Type.Integer(),
  remainingInvites: RemainingInvites,
  faults: Type.Array(RowFault),
});
export type InviteManyAnswer = Static<typeof InviteManyAnswer>;

const words = {
  message: Type.Optional(Message),
  dueDate: Type.Optional(nullable(Day)),
  remindDaysBefore: RemindDaysBefore,
};
const confirmed = Type.Optional(
  Type.Boolean({ description: 'true also reminds suppliers that were contacted within the last 24 hours' }),
);

export const RemindBody = Type.Object({ linkingId: LinkingId, ...words, confirmed });
export type RemindBody = Static<typeof RemindBody>;

export const SupplierAnswer = Type.Object({ data: Supplier });
export type SupplierAnswer = Static<typeof SupplierAnswer>;

/** Either an action code or ids. */
export const RemindAllBody = Type.Object({
  actionCode: Type.Optional(
    Type.Enum(['INVITED', 'NOT_SUBMITTED'], { errorMessage: 'Action code must be INVITED or NOT_SUBMITTED' }),
  ),
  linkingIds: Type.Optional(
    Type.Array(Type.String({ format: 'uuid' }), {
      minItems: 1,
      maxItems: maxSuppliers,
      errorMessage: 'Linking ids must be 1 to 1,000 UUIDs',
    }),
  ),
  ...words,
  confirmed,
});
export type RemindAllBody = Static<typeof RemindAllBody>;

export const RemindAllAnswer = Type.Object({
  reminded: Type.Integer(),
  askedRecently: Type.Integer({ description: 'skipped: contacted within the last 24 hours' }),
  notWaiting: Type.Integer({ description: 'skipped: declined, or not found' }),
  overMailLimit: Type.Integer({
    description: 'skipped: their address has received the mails that a company may send to it in a day',
  }),
  remaining: Type.Integer({ description: 'not reminded yet; repeat the request to continue with them' }),
});
export type RemindAllAnswer = Static<typeof RemindAllAnswer>;

export const PreviewReminderBody = Type.Object({ linkingId: LinkingId, ...words });
export type PreviewReminderBody = Static<typeof PreviewReminderBody>;

export const ReminderPreview = Type.Object({
  recipient: Type.String(),
  locale: LocaleSchema,
  subject: Type.String(),
  text: Type.String(),
});
export type ReminderPreview = Static<typeof ReminderPreview>;

export const UpdateSupplierBody = Type.Object({
  data: Type.Object({
    dueDate: nullable(Day),
    remindDaysBefore: RemindDaysBefore,
    wanted: Type.Optional(RequestedKinds),
  }),
  version: Type.Integer({ minimum: 1, maximum: 2147483647 }),
});
export type UpdateSupplierBody = Static<typeof UpdateSupplierBody>;

export const WithdrawAnswer = Type.Object({ remainingInvites: RemainingInvites });
