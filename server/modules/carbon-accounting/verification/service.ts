import { toSubject } from '../../../../core/audit/subject';
import { inventoryTonnes, isSameAccount } from '../../../../core/carbon/account/verification';
import { verificationSchema } from '../../../../core/carbon/account/verification.schema';
import type {
  StatedVerification,
  VerificationBody,
  YearVerification,
} from '../../../../core/contracts/ca-verifications';
import type { ScopeTonnes } from '../../../../core/contracts/shared-figures';
import type { AccountVerification } from '../../../../core/contracts/verification';
import { latestDay } from '../../../../core/dates/latest-day';
import { cleanText } from '../../../../core/registration/clean-text';
import { ApiError } from '../../../lib/api-error';
import { audit, changesBetween } from '../../../lib/audit/audit';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import type { Author } from '../records/changes';
import { changedMeanwhile, requireValid, refuseStale } from '../records/errors';
import { findCalculatedYear } from '../years/repository';
import { findVerification, lockVerification, saveVerification } from './repository';

interface OfYear {
  projectId: number;
  year: number;
}

/**
 * States who has verified a year's account, or withdraws it. The figures verified are those of the stored results.
 * Withdrawing nothing changes nothing.
 * @throws ApiError 400 with its fault; 422 NOT_CALCULATED; 409 FIGURE_CHANGED if the caller saw other figures, and
 * STALE_VERSION with the current state
 */
export async function stateVerification(
  { tx, projectId, person }: Author,
  year: number,
  { verification, seen, version }: VerificationBody['data'],
): Promise<YearVerification> {
  const place = { projectId, year };
  if (verification) requireValid(verificationSchema, verification, { today: latestDay(new Date()), year });
  const before = await lockVerification(tx, place);
  refuseStale(before, version);
  if (!verification && !before.stated) return before;
  const stated = verification && {
    ...cleaned(verification),
    tonnes: await verifiedFigures(tx, place, seen),
  };
  const isSaved = await saveVerification(tx, place, { stated, version: before.version });
  const after = await findVerification(tx, place);
  if (!isSaved) throw changedMeanwhile(after);
  await publish(tx, { type: 'emissions', action: 'update', projectId, year });
  await audit(tx, {
    projectId,
    actor: person,
    area: 'carbon-accounting',
    action: 'update',
    subject: toSubject('verification', { year }),
    changes: changesBetween(audited(before.stated), audited(stated)),
  });
  return after;
}

/** @throws ApiError 409, 422 */
async function verifiedFigures(
  tx: Queryable,
  { projectId, year }: OfYear,
  seen: ScopeTonnes | undefined,
): Promise<ScopeTonnes> {
  const calculated = await findCalculatedYear(tx, projectId, year);
  if (!calculated)
    throw new ApiError(
      422,
      'NOT_CALCULATED',
      'Calculate the year first: a verification refers to its results.',
    );
  const tonnes = inventoryTonnes(calculated.report.totals);
  if (seen && !isSameAccount(seen, tonnes))
    throw new ApiError(
      409,
      'FIGURE_CHANGED',
      'The account has other figures by now. Look at them, then state that they are verified.',
    );
  return tonnes;
}

const cleaned = ({ provider, standard, ...rest }: AccountVerification): AccountVerification => ({
  ...rest,
  provider: cleanText(provider),
  standard: cleanText(standard),
});

const audited = (stated: StatedVerification | null) => ({
  verifiedBy: stated?.provider ?? '',
  assurance: stated?.assurance ?? '',
  verificationStandard: stated?.standard ?? '',
  verifiedOn: stated?.completedOn ?? '',
  verifiedTonsCO2e: stated?.tonnes.total ?? null,
});
