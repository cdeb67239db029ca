import { answersBySection, answersOfSegment } from '../../../core/assessment/answer-sections';
import { segmentPlan } from '../../../core/assessment/plan';
import { catalogue } from '../../../data/questions/catalogue';
import type { PageQuery } from '../../../core/contracts/common';
import type {
  Supplier,
  SupplierDetails,
  SupplierList,
  SupplierReportList,
  UpdateSupplierBody,
} from '../../../core/contracts/supply-chain';
import { requestedKinds, requestedItemsOf, type RequestedKind } from '../../../core/terms/requested-items';
import { customerView } from '../../../core/supply-chain/customer-view';
import type { Member } from '../../lib/access/members';
import { ApiError, notFound } from '../../lib/api-error';
import { audit, changesBetween } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import type { StoredFile } from '../../lib/evidence/send-file';
import { publish } from '../../lib/events';
import { pageOf, rangeOf } from '../../lib/paging';
import { refuseDueDate } from './due-date';
import type { SupplyChainParts } from './parts';
import { findPermissions, findAccess, lockPermissions, requireAccess } from './permissions';
import { countReports, findReportPage } from './reports-repository';
import * as repository from './repository';
import { toSupplier } from './rows';

export type Editor = Pick<Member, 'projectId' | 'email'>;

/** The company's suppliers and what it may do with them; without access the list is empty. */
export async function listSuppliers(
  db: Queryable,
  projectId: number,
  query: PageQuery,
): Promise<SupplierList> {
  const { permissions, suppliers } = await findAccess(db, projectId);
  const rows = permissions.canAccess ? await repository.findPage(db, projectId, rangeOf(query)) : [];
  const total = permissions.canAccess ? suppliers : 0;
  const spendYear = await repository.findSpendYear(db, projectId);
  const sharedReports = permissions.canAccess ? await countReports(db, projectId) : 0;
  return {
    data: rows.map(toSupplier),
    meta: { pagination: pageOf(query, total), permissions, sharedReports, spendYear },
  };
}

/** The sustainability reports that the company's suppliers share with it; without access the list is empty. */
export async function listReports(
  db: Queryable,
  projectId: number,
  query: PageQuery,
): Promise<SupplierReportList> {
  const { canAccess } = await findPermissions(db, projectId);
  const total = canAccess ? await countReports(db, projectId) : 0;
  const data = canAccess ? await findReportPage(db, projectId, rangeOf(query)) : [];
  return { data, meta: { pagination: pageOf(query, total) } };
}

/** @throws ApiError 404 for a linking that is not the company's */
export async function supplierDetails(
  db: Queryable,
  { figures, offers, reports }: Pick<SupplyChainParts, 'figures' | 'offers' | 'reports'>,
  projectId: number,
  linkingId: string,
): Promise<SupplierDetails> {
  await requireAccess(db, projectId);
  const supplier = await findSupplier(db, projectId, linkingId);
  const more = await repository.findDetails(db, projectId, linkingId);
  if (!more) throw supplierNotFound();
  const { message, isCustomer, contactEmail, jobTitle, phoneNumber, targets, footprints } = more;
  const { companyId, implementation, performance, withheld = [] } = supplier;
  const contact =
    companyId !== null
      ? {
          name: supplier.contactName,
          email: contactEmail ?? '',
          jobTitle: jobTitle ?? '',
          phoneNumber: phoneNumber ?? '',
        }
      : null;
  const pair = companyId === null ? undefined : { projectId: companyId, customerId: projectId };
  const shared = pair ? await reports.findShared(db, pair) : [];
  const sections = [...catalogue.company, ...segmentPlan(catalogue, supplier.sectorCode).sections];
  const whole = {
    implementation,
    performance,
    contact,
    targets: targets ?? [],
    footprints: footprints ?? [],
    emissions: pair ? await figures.findShared(db, pair) : [],
    products: pair ? await offers.findOffered(db, pair) : [],
    answers: answersBySection(sections, [
      ...(more.questionnaire ?? []),
      ...(more.segment ? answersOfSegment(more.segment) : []),
    ]),
    reports: shared,
  };
  const years = shared.map(({ year }) => year);
  const history = await repository.findHistory(db, linkingId);
  const view = customerView(whole, withheld, more.sharedAnswers, years);
  return { ...supplier, ...view, isCustomer, message, history };
}

/**
 * A file of the verifier's statement that a supplier shares with its figures.
 * @throws ApiError 404 for one that is not shared with the company, or no longer
 */
export async function readStatement(
  db: Queryable,
  { figures }: Pick<SupplyChainParts, 'figures'>,
  { projectId, linkingId, fileId }: { projectId: number; linkingId: string; fileId: string },
): Promise<StoredFile> {
  await requireAccess(db, projectId);
  const { companyId, withheld = [] } = await findSupplier(db, projectId, linkingId);
  const isShared = companyId !== null && !withheld.includes('emissions');
  const file = isShared
    ? await figures.readStatement(db, { projectId: companyId, customerId: projectId }, fileId)
    : undefined;
  if (!file) throw notFound('The file');
  return file;
}

/**
 * Changes what is requested, its due date, and when the supplier is reminded automatically.
 * @throws ApiError 400 for a new due date in the past; 404; 409 STALE_VERSION with the current supplier as
 * details
 */
export async function updateSupplier(
  tx: Queryable,
  { projectId, email }: Editor,
  linkingId: string,
  { data, version }: UpdateSupplierBody,
): Promise<Supplier> {
  await requireAccess(tx, projectId);
  const before = await findSupplier(tx, projectId, linkingId);
  const dueDate = data.dueDate;
  const remindDaysBefore =
    data.remindDaysBefore === undefined ? before.remindDaysBefore : data.remindDaysBefore;
  const kindsBefore = requestedItemsOf(before).map(({ kind }) => kind);
  const wanted = requestedKinds.filter((kind) => (data.wanted ?? kindsBefore).includes(kind));
  refuseDueDate(dueDate, before.dueDate);
  const changed = await repository.setRequested(tx, {
    projectId,
    linkingId,
    dueDate,
    remindDaysBefore,
    wanted,
    version,
  });
  if (!changed)
    throw new ApiError(
      409,
      'STALE_VERSION',
      'The supplier was changed meanwhile; look at its current state and change it again.',
      await findSupplier(tx, projectId, linkingId),
    );
  await notifyBoth(tx, 'update', { projectId, linkingId, ...changed });
  await audit(tx, {
    projectId,
    actor: email,
    area: 'supplier',
    action: 'update',
    subject: before.supplierName,
    changes: changesBetween(
      {
        dueDate: before.dueDate,
        remindDaysBefore: before.remindDaysBefore,
        ...asksFor(kindsBefore),
      },
      { dueDate, remindDaysBefore, ...asksFor(wanted) },
    ),
  });
  return findSupplier(tx, projectId, linkingId);
}

/** What is requested, as fields of the audit trail. */
const asksFor = (wanted: readonly RequestedKind[]) =>
  Object.fromEntries(requestedKinds.map((kind) => [`asksFor/${kind}`, wanted.includes(kind)]));

/**
 * Withdraws an unanswered invitation, with the unsent mail; returns how many invitations are left.
 * @throws ApiError 404; 409 SUPPLIER_ANSWERED
 */
export async function withdraw(
  tx: Queryable,
  parts: Pick<SupplyChainParts, 'customers'>,
  { projectId, email }: Editor,
  linkingId: string,
): Promise<number> {
  await lockPermissions(tx, projectId);
  await requireAccess(tx, projectId);
  const { supplierName, status } = await findSupplier(tx, projectId, linkingId);
  if (status === 'invited') await flagNamesakes(tx, parts, projectId, [linkingId]);
  const deleted = await repository.deleteOpen(tx, projectId, linkingId);
  if (!deleted)
    throw new ApiError(
      409,
      'SUPPLIER_ANSWERED',
      'This supplier has answered your invitation; only invitations without an answer can be withdrawn.',
    );
  await notifyBoth(tx, 'delete', { projectId, linkingId, ...deleted });
  await audit(tx, { projectId, actor: email, area: 'supplier', action: 'delete', subject: supplierName });
  return (await findPermissions(tx, projectId)).remainingInvites;
}

/**
 * Prepares the suppliers: an open invitation to someone who has registered meanwhile becomes a request to
 * their company. Returns how many; without access nothing is done.
 */
export async function populateSuppliers(tx: Queryable, projectId: number): Promise<number> {
  const { canAccess } = await findPermissions(tx, projectId);
  if (!canAccess) return 0;
  const linked = await repository.linkRegistered(tx, projectId);
  for (const each of linked) await notifyBoth(tx, 'populate', { projectId, ...each });
  return linked.length;
}

/** @throws ApiError 404 */
export async function findSupplier(db: Queryable, projectId: number, linkingId: string): Promise<Supplier> {
  const row = await repository.findOne(db, projectId, linkingId);
  if (!row) throw supplierNotFound();
  return toSupplier(row);
}

/**
 * A number shared by several suppliers identifies none of them (core/carbon/inputs/supplier-link.ts): where one is
 * added or removed, the results with the other change.
 */
export async function flagNamesakes(
  tx: Queryable,
  { customers }: Pick<SupplyChainParts, 'customers'>,
  projectId: number,
  linkingIds: readonly string[],
): Promise<void> {
  const namesakes = await repository.findNamesakes(tx, projectId, linkingIds);
  if (namesakes.length === 0) return;
  await customers.flagForSupplierChanges(
    tx,
    namesakes.map((linkingId) => ({ linkingId, requesterProjectId: projectId })),
  );
}

/** Notifies the people of the customer, and those of the supplier if it is on the platform. */
async function notifyBoth(
  tx: Queryable,
  action: string,
  { projectId, ...linking }: { projectId: number; linkingId: string; supplierProjectId: number | null },
): Promise<void> {
  await notifyCustomer(tx, action, projectId, linking.linkingId);
  await notifySupplier(tx, action, linking);
}

/** Notifies the people of the customer, once for any number of suppliers. */
export async function notifyCustomer(
  tx: Queryable,
  action: string,
  projectId: number,
  ...linkingIds: readonly string[]
): Promise<void> {
  const [linkingId] = linkingIds;
  const one = linkingIds.length === 1 && linkingId !== undefined ? { linkingId } : {};
  await publish(tx, { type: 'supplychain-supplier', action, projectId, ...one });
}

/** Notifies the people of the supplier if it is on the platform. */
export async function notifySupplier(
  tx: Queryable,
  action: string,
  { linkingId, supplierProjectId }: { linkingId: string; supplierProjectId: number | null },
): Promise<void> {
  if (supplierProjectId !== null)
    await publish(tx, { type: 'customer-request', action, projectId: supplierProjectId, linkingId });
}

const supplierNotFound = () => notFound('The supplier');
