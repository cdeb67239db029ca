import type { CompanyProfile, UpdateProfileBody } from '../../../core/contracts/company-profile';
import type { Member } from '../../lib/access/members';
import { ApiError, notFound } from '../../lib/api-error';
import { audit, changesBetween } from '../../lib/audit/audit';
import { readCompany, readContact } from '../../lib/company-input';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { refuseStale } from '../../lib/stale-version';
import { isDunsNumberTaken, lockProfile, toProfile, updateProfile } from './repository';

/** What carbon accounting is told about a company. */
export interface CarbonAccounts {
  /** Its country has changed. */
  flagForHomeCountry: (tx: Queryable, projectId: number) => Promise<void>;
}

/**
 * Changes the company's data; returns the current profile. Unchanged values have no effect.
 * @throws ApiError 400 in the words of the registration form; 409 STALE_VERSION with the current profile,
 * DUNS_EXISTS
 */
export async function changeProfile(
  tx: Queryable,
  { projectId, email }: Member,
  { companyData, personalData, version, suppressWarnings = false }: UpdateProfileBody,
  { flagForHomeCountry }: CarbonAccounts,
): Promise<CompanyProfile> {
  const company = readCompany(companyData);
  const contact = readContact(personalData);
  const before = await lockProfile(tx, projectId);
  if (!before) throw notFound('The company profile');
  refuseStale(before, version);
  const after = { ...toProfile(company, contact), version: before.version + 1 };
  const changes = differences(before, after);
  if (changes.length === 0) return before;
  const { dunsNumber } = company;
  const isNewNumber = dunsNumber !== '' && dunsNumber !== before.CompanyData.DunsNumber;
  if (isNewNumber && !suppressWarnings && (await isDunsNumberTaken(tx, projectId, dunsNumber)))
    throw new ApiError(409, 'DUNS_EXISTS', 'Another company has this DUNS number; check it.');
  await updateProfile(tx, projectId, company, contact);
  if (after.CompanyData.Country !== before.CompanyData.Country) await flagForHomeCountry(tx, projectId);
  await publish(tx, { type: 'company-profile', action: 'update', projectId });
  await audit(tx, {
    projectId,
    actor: email,
    area: 'company-profile',
    action: 'update',
    subject: after.CompanyData.Name,
    changes,
  });
  return after;
}

/** The person's fields are prefixed with the person's name: both parts have a `Name`. */
function differences(before: CompanyProfile, after: CompanyProfile) {
  const flat = ({ CompanyData, PersonalData }: CompanyProfile) => ({
    DunsNumber: null,
    ...CompanyData,
    ...Object.fromEntries(Object.entries(PersonalData).map(([name, value]) => [`Contact${name}`, value])),
  });
  return changesBetween(flat(before), flat(after));
}
