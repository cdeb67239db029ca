import { toCompanyData } from '../../../core/company/company-data';
import { companyFields, type CompanyValues } from '../../../core/company/company-fields';
import type { CompanyProfile } from '../../../core/contracts/company-profile';
import type { Privileges } from '../../../core/contracts/privileges';
import { contactFields, toPersonalData } from '../../../core/people/contact-fields';
import { profileFields, type Contact } from '../../lib/company-input';
import type { Queryable } from '../../lib/database';
import { assignmentList, columnValues, rowValues, selectList } from '../../lib/record-columns';

export async function findPrivileges(db: Queryable, projectId: number): Promise<Privileges | undefined> {
  const [row] = await db.query<{ privileges: Privileges }>('select privileges from projects where id = $1', [
    projectId,
  ]);
  return row?.privileges;
}

const fields = { ...companyFields, ...contactFields };

type Row = Record<keyof typeof fields, unknown> & Pick<CompanyProfile, 'version'>;

const findStatement = `select ${selectList(fields)}, version
  from company_profiles join projects project on project.id = project_id
 where project_id = $1`;
const updateStatement = `update company_profiles
   set ${assignmentList(profileFields, 2)}, version = version + 1
 where project_id = $1`;

export async function findProfile(db: Queryable, projectId: number): Promise<CompanyProfile | undefined> {
  const [row] = await db.query<Row>(findStatement, [projectId]);
  if (!row) return undefined;
  const values = rowValues(fields, row);
  return { ...toProfile(values, values), version: row.version };
}

/** The profile in its stored form. */
export function toProfile(company: CompanyValues, contact: Contact): Omit<CompanyProfile, 'version'> {
  return {
    CompanyData: toCompanyData(company),
    PersonalData: toPersonalData(contact, contact.phoneNumber),
  };
}

/** Locks the profile for the transaction. */
export async function lockProfile(tx: Queryable, projectId: number): Promise<CompanyProfile | undefined> {
  await tx.query('select 1 from company_profiles where project_id = $1 for update', [projectId]);
  return findProfile(tx, projectId);
}

/** Whether another company has this DUNS number. */
export async function isDunsNumberTaken(
  tx: Queryable,
  projectId: number,
  dunsNumber: string,
): Promise<boolean> {
  const found = await tx.query(
    'select 1 from company_profiles where duns_number = $1 and project_id <> $2 limit 1',
    [dunsNumber, projectId],
  );
  return found.length > 0;
}

export async function updateProfile(
  tx: Queryable,
  projectId: number,
  company: CompanyValues,
  contact: Contact,
): Promise<void> {
  await tx.query('update projects set name = $2 where id = $1', [projectId, company.companyName]);
  await tx.query(updateStatement, [projectId, ...columnValues(profileFields, { ...company, ...contact })]);
}
