import type { CompanyValues } from '../../../core/company/company-fields';
import type { Privileges } from '../../../core/contracts/privileges';
import type {
  CreateAccountBody,
  CreateProjectAnswer,
  CreateProjectBody,
  RegistrationError,
  RegistrationWarning,
} from '../../../core/contracts/registration';
import type { Locale } from '../../../core/i18n/locales';
import { normaliseEmail } from '../../../core/registration/email';
import { ApiError } from '../../lib/api-error';
import { audit } from '../../lib/audit/audit';
import { companyDomain } from '../../lib/company-domain';
import { readCompany } from '../../lib/company-input';
import type { Database, Queryable } from '../../lib/database';
import { toApplicant, type Applicant } from './applicant';
import * as repository from './repository';

/** What a registration needs from the invitations. */
export interface Invitations {
  /** The invitation of a token, open or already claimed; a transaction locks it. */
  lock(db: Queryable, token: string): Promise<LockedInvitation | undefined>;
  /** Makes the linking the project's first customer request. */
  take(tx: Queryable, linkingId: string, projectId: number): Promise<boolean>;
}

export interface LockedInvitation {
  id: string;
  linkingId: string;
  takenBy: number | null;
}

export interface NewPerson {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  projectId: number;
}

/** What a registration needs from the identity provider. */
export interface Accounts {
  /** Whether its owner has set a password with the link sent to the address. */
  isVerified(database: Database, email: string): Promise<boolean>;
  /** Creates an account without a password and sends its owner a link to set one. */
  create(tx: Queryable, person: NewPerson): Promise<void>;
}

/** What a registration needs from the mails. */
export interface RegistrationMails {
  /** Tells a person who tries to register that they have an account. */
  accountExists(tx: Queryable, to: { email: string; locale: Locale }): Promise<void>;
}

/** What a registration needs from the self-assessment. */
export interface Segments {
  /** Adds the segments that customers request. */
  populate(tx: Queryable, projectId: number): Promise<unknown>;
}

export interface RegistrationParts {
  segments: Segments;
  invitations: Invitations;
  accounts: Accounts;
  mails: RegistrationMails;
}

/** `userExists`: nothing was created, and the owner of the address was notified by mail. */
export type CreateProjectResult = CreateProjectAnswer | { userExists: true };

/**
 * A new company starts in guided mode, has carbon accounting for free and may try out inviting its own
 * suppliers.
 */
const privileges: Privileges = {
  AppMode: 'GUIDED',
  CarbonAccounting: 'GRANTED_FREE',
  SupplyChainManagement: 'GRANTED_TRIAL Invitations: 10',
};

/** A company without an invitation works unguided, and invites suppliers like a paying one. */
const privilegesOfCustomer: Privileges = {
  AppMode: 'OPEN',
  CarbonAccounting: 'GRANTED_FREE',
  SupplyChainManagement: 'GRANTED_PAID',
};

/**
 * Whether the person of a registration with a valid token has an account that its owner has proved. Asked before the
 * transaction: the account may be in another system. @throws ApiError 400 with the words of the form
 */
export async function hasVerifiedAccount(
  database: Database,
  { invitations, accounts }: Pick<RegistrationParts, 'invitations' | 'accounts'>,
  body: CreateProjectBody,
): Promise<boolean> {
  const { email } = toApplicant(body.personalData);
  const isInvited = (await invitations.lock(database, body.invitationToken)) !== undefined;
  return isInvited && accounts.isVerified(database, email);
}

/**
 * Registers a company with its main user and claims the invitation, all or nothing. The request counts as
 * accepted, as for people who claim it with an existing account: registering is the answer to it. With a
 * warning nothing is created or changed. The same token and e-mail within an hour return the same project;
 * until the account is created, so does the same token with other data, which replace the first.
 * @throws ApiError 400 with the words of the form, or ERROR: TOKEN INVALID
 */
export async function createProject(
  tx: Queryable,
  parts: RegistrationParts,
  body: CreateProjectBody,
  isVerified: boolean,
): Promise<CreateProjectResult> {
  const { invitations } = parts;
  const company = readCompany(body.companyData);
  const person = { ...toApplicant(body.personalData), isVerified };
  const invitation = await invitations.lock(tx, body.invitationToken);
  if (!invitation) throw tokenInvalid();
  const { suppressWarnings } = body;
  if (invitation.takenBy !== null)
    return answerAgain(tx, parts, invitation.takenBy, { company, person, suppressWarnings });
  if (await isTaken(tx, parts.mails, person)) return { userExists: true };
  const warning = suppressWarnings ? undefined : await findWarning(tx, { company, person });
  if (warning) return { warning };
  return { projectId: await insert(tx, parts, { invitation, company, person }), message: created };
}

/**
 * Creates the account of the person who registered the project, once; the request can be repeated.
 * @throws ApiError 409 unless the project was registered with this address within the last hour
 */
export async function createAccount(
  tx: Queryable,
  accounts: Accounts,
  { email, projectId }: Pick<CreateAccountBody, 'email' | 'projectId'>,
): Promise<void> {
  const registration = await repository.findRecent(tx, projectId);
  if (registration?.email !== normaliseEmail(email))
    throw new ApiError(
      409,
      'REGISTRATION_NOT_OPEN',
      'No registration is open for this company and email address. If you registered more than an hour ago, ' +
        'choose "Forgot your password?" on the sign-in page.',
    );
  if (registration.accountCreated) return;
  await accounts.create(tx, registration);
  await repository.markAccountCreated(tx, projectId);
}

/**
 * Adds a company without an invitation, with its main user and the account, whose owner gets a mail to set
 * the password, all or nothing. Returns its project id.
 * @throws ApiError 409 for the address of a person who has signed in or is the main user of a company
 */
export async function addCustomer(
  tx: Queryable,
  accounts: Accounts,
  { company, person }: { company: CompanyValues; person: CheckedApplicant },
): Promise<number> {
  // Running the command twice adds one company.
  if ((await isOwned(tx, person)) || (await repository.isMainUser(tx, person.email))) throw userExists();
  const { projectId, userId } = await insertCompany(tx, {
    company,
    person,
    privileges: privilegesOfCustomer,
  });
  await recordRegistration(tx, projectId, { company, person });
  await accounts.create(tx, { ...person, projectId, userId });
  return projectId;
}

/** With the result of `isVerified`. */
export type CheckedApplicant = Applicant & { isVerified: boolean };

const created = 'Project created';

/**
 * Whether the address belongs to a person who has signed in with it. An address that others entered, for a
 * colleague or for a company of their own, blocks nothing.
 */
const isOwned = async (tx: Queryable, { email, isVerified }: CheckedApplicant) =>
  isVerified || (await repository.hasOwner(tx, email));

/** Like `isOwned`; also notifies the owner. */
async function isTaken(tx: Queryable, mails: RegistrationMails, person: CheckedApplicant): Promise<boolean> {
  const taken = await isOwned(tx, person);
  if (taken) await mails.accountExists(tx, person);
  return taken;
}

/**
 * The first response got lost, or the button was clicked twice. Corrections count as long as no account was
 * created from the first data.
 */
async function answerAgain(
  tx: Queryable,
  parts: RegistrationParts,
  projectId: number,
  given: { company: CompanyValues; person: CheckedApplicant; suppressWarnings: boolean },
): Promise<CreateProjectResult> {
  const { company, person } = given;
  const registration = await repository.findRecent(tx, projectId);
  if (!registration) throw tokenInvalid();
  const isSamePerson = registration.email === person.email;
  if (registration.accountCreated) {
    if (!isSamePerson) throw tokenInvalid();
    return { projectId, message: created };
  }
  if (!isSamePerson && (await isTaken(tx, parts.mails, person))) return { userExists: true };
  const isAskedAbout = !isSamePerson || (registration.dunsNumber ?? '') !== company.dunsNumber;
  const warning =
    isAskedAbout && !given.suppressWarnings ? await findWarning(tx, given, projectId) : undefined;
  if (warning) return { warning };
  await repository.replaceRegistered(tx, projectId, given);
  if (!isSamePerson || registration.companyName !== company.companyName)
    await recordRegistration(tx, projectId, given);
  return { projectId, message: created };
}

/** Whether a company other than `ownProject` may be the same. */
async function findWarning(
  tx: Queryable,
  { company, person }: { company: CompanyValues; person: Applicant },
  ownProject: number | null = null,
): Promise<RegistrationWarning | undefined> {
  const domain = companyDomain(person.email);
  if (domain && (await repository.hasUserOfDomain(tx, domain, ownProject))) return 'WARNING: DOMAIN EXISTS';
  if (company.dunsNumber && (await repository.hasDunsNumber(tx, company.dunsNumber, ownProject)))
    return 'WARNING: DUNS EXISTS';
  return undefined;
}

async function insert(
  tx: Queryable,
  { invitations, segments }: RegistrationParts,
  {
    invitation,
    company,
    person,
  }: { invitation: LockedInvitation; company: CompanyValues; person: Applicant },
): Promise<number> {
  const { projectId } = await insertCompany(tx, { company, person, privileges });
  if (!(await invitations.take(tx, invitation.linkingId, projectId)))
    throw new Error('An invitation that was locked and open cannot be taken up.');
  await segments.populate(tx, projectId);
  await repository.insertRegistration(tx, { projectId, invitationId: invitation.id, email: person.email });
  await recordRegistration(tx, projectId, { company, person });
  return projectId;
}

async function insertCompany(
  tx: Queryable,
  given: { company: CompanyValues; person: Applicant; privileges: Privileges },
): Promise<{ projectId: number; userId: string }> {
  const projectId = await repository.insertProject(tx, given);
  return { projectId, userId: await repository.insertMainUser(tx, projectId, given.person) };
}

const recordRegistration = (
  tx: Queryable,
  projectId: number,
  { company, person }: { company: CompanyValues; person: Applicant },
) =>
  audit(tx, {
    projectId,
    actor: person.email,
    area: 'account',
    action: 'register',
    subject: company.companyName,
  });

const refusal = (status: number, code: string, message: RegistrationError) =>
  new ApiError(status, code, message);
const tokenInvalid = () => refusal(400, 'TOKEN_INVALID', 'ERROR: TOKEN INVALID');
export const userExists = () => refusal(409, 'USER_EXISTS', 'ERROR: USER EXISTS');
