import type { CompanyData, CompanyProfile, PersonalData } from '../../../core/contracts/company-profile';
import type { Privileges } from '../../../core/contracts/privileges';
import type { Company, Contact } from '../../plugins/company-input';
import type { Queryable } from '../../plugins/database';

export async function findPrivileges(db: Queryable, projectId: number): Promise<Privileges | undefined> {
  const [row] = await db.query<{ privileges: Privileges }>('select privileges from projects where id = $1', [
    projectId,
  ]);
  return row?.privileges;
}

type CompanyRow = Omit<CompanyData, 'DunsNumber'> & { DunsNumber: string | null };
type Row = CompanyRow & Omit<PersonalData, 'Name'> & { FirstName: string } & Pick<CompanyProfile, 'version'>;

export async function findProfile(db: Queryable, projectId: number): Promise<CompanyProfile | undefined> {
  const [row] = await db.query<Row>(
    `select project.name as "Name", country as "Country", industry_id as "BusinessSegmentRegistration",
            address as "Address", city as "City", zip_code as "ZipCode", duns_number as "DunsNumber",
            fiscal_year_month as "MonthOfFiscalYear", company_size as "CompanySize",
            contact_first_name as "FirstName", contact_last_name as "SurName", contact_email as "Email",
            contact_salutation as "Salutation", contact_phone_number as "PhoneNumber",
            contact_job_title as "JobTitle", version
       from company_profiles join projects project on project.id = project_id
      where project_id = $1`,
    [projectId],
  );
  return row && toProfile(row);
}

/** Holds the profile for the transaction: others who would change it wait. */
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
  company: Company,
  contact: Contact,
): Promise<void> {
  await tx.query('update projects set name = $2 where id = $1', [projectId, company.name]);
  await tx.query(
    `update company_profiles
        set country = $2, industry_id = $3, address = $4, city = $5, zip_code = $6, duns_number = $7,
            fiscal_year_month = $8, company_size = $9, contact_first_name = $10, contact_last_name = $11,
            contact_email = $12, contact_salutation = $13, contact_phone_number = $14,
            contact_job_title = $15, version = version + 1
      where project_id = $1`,
    [
      projectId,
      company.country,
      company.industryId,
      company.address,
      company.city,
      company.zipCode,
      company.dunsNumber,
      company.fiscalYearMonth,
      company.size,
      contact.firstName,
      contact.lastName,
      contact.email,
      contact.salutation,
      contact.phoneNumber,
      contact.jobTitle,
    ],
  );
}

function toProfile(row: Row): CompanyProfile {
  const { FirstName, SurName, Email, Salutation, PhoneNumber, JobTitle, version, DunsNumber, ...company } =
    row;
  return {
    CompanyData: DunsNumber === null ? company : { ...company, DunsNumber },
    PersonalData: { Name: FirstName, SurName, Email, Salutation, PhoneNumber, JobTitle },
    version,
  };
}
