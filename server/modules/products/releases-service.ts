import { randomUUID } from 'node:crypto';
import { toSubject } from '../../../core/audit/subject';
import type { CreateReleaseBody, ProductRelease } from '../../../core/contracts/ca-product-releases';
import { latestDay } from '../../../core/dates/latest-day';
import { cleanVerification } from '../../../core/products/clean-verification';
import { releaseFaultMessages } from '../../../core/products/release';
import { releaseSchema } from '../../../core/products/product.schema';
import { faultsOf } from '../../../core/records/faults-of';
import { ApiError, notFound } from '../../lib/api-error';
import { audit, changesBetween } from '../../lib/audit/audit';
import type { Author } from '../../lib/audit/record-change';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { refuseFaults } from '../../lib/refuse-faults';
import { valuesOf } from './changes';
import { notifyReaders } from './offers-service';
import { present } from './present';
import { deprecateBefore, findReleases, insertRelease } from './releases-repository';
import { lockProduct } from './repository';
import type { ProductSources } from './sources';

/**
 * Tolerance between the footprint and what the person saw: only for the conversion of a number to JSON and
 * back.
 */
const seenTolerance = 1e-9;

/**
 * Freezes the footprint of a product that the caller has seen; the previous release is deprecated.
 * @throws ApiError 404; 400 with its fault; 409 FIGURE_CHANGED if the footprint has changed meanwhile, and
 * ID_TAKEN
 */
export async function releaseProduct(
  tx: Queryable,
  { projectId, email }: Author,
  productId: string,
  { data: { id = randomUUID(), validFrom, validUntil, verification, seenKg } }: CreateReleaseBody,
  sources: ProductSources,
): Promise<ProductRelease> {
  const stored = await lockProduct(tx, projectId, productId);
  if (!stored) throw notFound('The product');
  const [product] = await present(tx, projectId, [stored], sources);
  if (!product?.footprint) throw new ApiError(400, 'NOT_COMPLETE', releaseFaultMessages.NOT_COMPLETE);
  const terms = { validFrom, validUntil, completedOn: verification?.completedOn };
  const context = { ...product, today: latestDay(new Date()) };
  refuseFaults(faultsOf(releaseSchema, terms, context), releaseFaultMessages);
  const { footprint, lines } = product;
  if (Math.abs(footprint.kg - seenKg) > seenTolerance * Math.max(1, Math.abs(seenKg)))
    throw new ApiError(
      409,
      'FIGURE_CHANGED',
      'The footprint is another by now: a line, a factor or the account has changed. Look at it, then release it.',
    );
  const [newest] = await findReleases(tx, projectId, productId);
  const verified = verification && cleanVerification(verification);
  const number = (newest?.number ?? 0) + 1;
  const content = {
    issuer: sources.issuer,
    companyId: projectId,
    companyName: await sources.findCompanyName(tx, projectId),
    values: valuesOf(stored),
    lines,
    footprint,
    ...(verified && { verification: verified }),
  };
  const release = { id, productId, number, validFrom, validUntil, content, email };
  if (!(await insertRelease(tx, projectId, release)))
    throw new ApiError(409, 'ID_TAKEN', 'There is a release with this id already.');
  await deprecateBefore(tx, projectId, { productId, number });
  await notifyReaders(tx, { projectId, productId }, sources.purchases);
  await sources.notifyPartners(tx, { projectId, productId, releaseId: id });
  await publish(tx, { type: 'product', action: 'submit', projectId, data: { id: productId } });
  await audit(tx, {
    projectId,
    actor: email,
    area: 'carbon-accounting',
    action: 'create',
    subject: toSubject('productRelease', { name: stored.name, number }),
    changes: changesBetween(audited(newest), audited(content)),
  });
  const [made] = await findReleases(tx, projectId, productId);
  if (!made) throw new Error('The database did not answer with the new release.');
  return made;
}

const audited = (release: Pick<ProductRelease, 'footprint' | 'verification'> | undefined) => ({
  kgCO2e: release?.footprint.kg ?? null,
  verifiedBy: release?.verification?.provider ?? '',
  verificationStandard: release?.verification?.standard ?? '',
  verifiedOn: release?.verification?.completedOn ?? '',
});
