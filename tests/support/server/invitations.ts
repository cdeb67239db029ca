import type {
  CreateProjectBody,
  CompanyPayload,
  PersonalPayload,
} from '../../../core/contracts/registration';
import { createMails } from '../../../server/mail/create-mails';
import { invite } from '../../../server/modules/landing/invitations';
import type { NewInvitation } from '../../../server/modules/landing/repository';
import type { TestApp } from './test-app';

const publicUrl = 'http://localhost:8000';

/** An open invitation of the demo world's customer, as an operator or a customer creates it. */
export async function makeInvitation(
  server: TestApp,
  overrides: Partial<NewInvitation> = {},
): Promise<{ token: string; linkingId: string; url: string }> {
  const requesterProjectId = await server.projectId('Nordwerk Automotive AG');
  const invited = await server.database.transaction((tx) =>
    invite(
      tx,
      { publicUrl, mails: createMails(publicUrl) },
      {
        requesterProjectId,
        email: 'new@newcomer.example',
        locale: 'de',
        supplierName: 'Newcomer GmbH',
        supplierNumber: '4711',
        sector: 'STEEL',
        country: 'DE',
        message: '',
        ...overrides,
      },
    ),
  );
  return { ...invited, token: new URL(invited.url).searchParams.get('token') ?? '' };
}

export async function expire(server: TestApp, linkingId: string): Promise<void> {
  await server.database.query(
    "update invitations set expires_at = now() - interval '1 second' where linking_id = $1",
    [linkingId],
  );
}

export interface RegistrationOverrides {
  company?: Partial<CompanyPayload>;
  person?: Partial<PersonalPayload>;
  suppressWarnings?: boolean;
}

/** The form's payload; `email` must be new for every registration of a test file. */
export function registrationOf(
  invitationToken: string,
  email: string,
  overrides: RegistrationOverrides = {},
): CreateProjectBody {
  return {
    invitationToken,
    suppressWarnings: overrides.suppressWarnings ?? false,
    companyData: {
      Name: 'Newcomer GmbH',
      Country: 'DE',
      BusinessSegmentRegistration: 25,
      Address: 'Hauptstraße 1',
      City: 'Hagen',
      ZipCode: '58095',
      BusinessSegment: [],
      MonthOfFiscalYear: 1,
      CompanySize: 2,
      ...overrides.company,
    },
    personalData: {
      Name: 'Nina',
      SurName: 'Neumann',
      Email: email,
      HasAcceptTermsOfUse: true,
      Salutation: 'Frau',
      PhoneNumber: '+49 15112345678',
      JobTitle: 'Quality Manager',
      EmailInitialLanguage: 'de',
      ...overrides.person,
    },
  };
}

let visitors = 0;

/** A request of a signed-out visitor, each from a different address. */
export function post(server: TestApp, url: string, payload: object, headers: Record<string, string> = {}) {
  visitors += 1;
  const remoteAddress = `10.0.${visitors >> 8}.${visitors & 255}`;
  return server.call(undefined, { method: 'POST', url, payload, headers, remoteAddress });
}

export const projectCall = '/api/registration/create-project';
export const accountCall = '/api/auth/create-account';

/** A new invitation, accepted by registration. */
export async function register(server: TestApp, email: string, overrides?: RegistrationOverrides) {
  const { token, linkingId } = await makeInvitation(server);
  const answer = await post(server, projectCall, registrationOf(token, email, overrides));
  return { token, linkingId, status: answer.statusCode, body: answer.json() };
}

export const countProjects = async (server: TestApp) =>
  (await server.database.query<{ n: number }>('select count(*) as n from projects', []))[0]?.n ?? 0;

export interface WrittenMail {
  kind: string;
  recipient: string;
  locale: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails to an address, oldest first. */
export function mailsTo(server: TestApp, recipient: string): Promise<WrittenMail[]> {
  return server.database.query<WrittenMail>(
    `select kind, recipient, locale, subject, text_body as text, html_body as html from mails
      where recipient = $1 order by created_at`,
    [recipient],
  );
}
