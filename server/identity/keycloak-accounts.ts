import { compareCodes } from '../../core/compare/compare-codes';
import { fullName } from '../../core/people/full-name';
import { recordEndedSessions } from '../lib/access/ended-sessions';
import {
  passwordLinkHours,
  type AccountManager,
  type Device,
  type NewPerson,
  type PasswordMails,
} from './account-provisioning';
import { IdentityUnavailableError } from '../lib/access/identity';
import { createKeycloakAdmin, expectOk, type KeycloakAdminOptions } from './keycloak-admin';

export interface KeycloakAccountsOptions extends KeycloakAdminOptions {
  /** Of the app. */
  clientId: string;
  /** Where the person continues after setting the password. */
  publicUrl: string;
  mails: Pick<PasswordMails, 'userInvitation'>;
}

/**
 * Accounts of a Keycloak, created through its Admin API, outside transactions: Keycloak may be slow. Every call can
 * be repeated. Keycloak itself sends the mail with the link to set
 * a password, in the language of the account; our own mail names who invited the person.
 * @throws IdentityUnavailableError from every call when Keycloak is unreachable or refuses the server's own
 * client
 */
export function createKeycloakAccounts(options: KeycloakAccountsOptions): AccountManager {
  const { clientId, publicUrl, mails } = options;
  const users = '/users';
  const call = createKeycloakAdmin(options);

  async function findId(email: string): Promise<string | undefined> {
    const query = new URLSearchParams({ email, exact: 'true', max: '1' }).toString();
    const answer = await expectOk(await call(`${users}?${query}`));
    const [user] = (await answer.json()) as { id: string }[];
    return user?.id;
  }

  async function findUser(id: string): Promise<KeycloakUser> {
    return (await (await expectOk(await call(`${users}/${id}`))).json()) as KeycloakUser;
  }

  /** Fields left out of a user are removed, so the others are sent back unchanged. */
  async function put(id: string, changes: KeycloakUser): Promise<void> {
    const user = await findUser(id);
    const attributes = { ...user.attributes, ...changes.attributes };
    const body = JSON.stringify({ ...user, ...changes, attributes });
    await expectOk(await call(`${users}/${id}`, { method: 'PUT', body }));
  }

  /** Whether the person signs in with another provider that this realm trusts. */
  async function isBrokered(id: string): Promise<boolean> {
    const answer = await expectOk(await call(`${users}/${id}/federated-identity`));
    return ((await answer.json()) as unknown[]).length > 0;
  }

  async function remove(id: string): Promise<void> {
    const answer = await call(`${users}/${id}`, { method: 'DELETE' });
    if (answer.status !== 404) await expectOk(answer);
  }

  async function sessionsOf(email: string): Promise<Device[]> {
    const id = await findId(email);
    if (!id) return [];
    const answer = await expectOk(await call(`${users}/${id}/sessions`));
    const sessions = (await answer.json()) as KeycloakSession[];
    return sessions.map(toDevice).sort((a, b) => compareCodes(b.lastSeenAt, a.lastSeenAt));
  }

  const sessionIdsOf = async (email: string) => (await sessionsOf(email)).map((session) => session.id);

  return {
    async isVerified(_database, email) {
      const id = await findId(email);
      if (!id) return false;
      const { requiredActions = [], emailVerified = false } = await findUser(id);
      if (requiredActions.includes(setPassword)) return false;
      return emailVerified || !(await isBrokered(id));
    },
    async create(db, person) {
      const known = await findId(person.email);
      const isTheirs = known !== undefined && (await isBrokered(known));
      const isStated = isTheirs && !(await findUser(known)).emailVerified;
      if (isStated) {
        // Another provider has stated the address but nobody has proved it: it may belong to someone else.
        // The owner gets access again through the mail that links the new account with that provider.
        await recordEndedSessions(db, await sessionIdsOf(person.email));
        await remove(known);
      }
      const created = await call(users, { method: 'POST', body: JSON.stringify(toUser(person)) });
      const exists = created.status === 409;
      if (!exists) await expectOk(created);
      const id = await findId(person.email);
      if (!id) throw new IdentityUnavailableError('Keycloak does not find the account it has just made');
      const { email, locale, firstName, lastName, invitation } = person;
      const name = fullName({ firstName, lastName });
      const mailInvitation = async (isBrokered: boolean) => {
        const mail = { email, locale, name, ...(isBrokered && { isBrokered }) };
        if (invitation) await mails.userInvitation(db, { ...mail, ...invitation });
      };
      if (exists && isTheirs) {
        // Name, language and password are managed by their own provider.
        await put(id, { attributes: { projectId: [String(person.projectId)] } });
        return mailInvitation(true);
      }
      // Created by an earlier attempt whose mail failed, or for another company: it belongs to this company
      // now.
      if (exists) await put(id, toUser(person));
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: `${publicUrl}/`,
        lifespan: String(passwordLinkHours * 3600),
      }).toString();
      const body = JSON.stringify([setPassword]);
      await expectOk(await call(`${users}/${id}/execute-actions-email?${query}`, { method: 'PUT', body }));
      await mailInvitation(false);
    },
    async update(_db, { email, firstName, lastName, locale }) {
      const id = await findId(email);
      if (!id) return;
      await put(id, { firstName, lastName, attributes: { locale: [locale] } });
    },
    async remove(_db, email) {
      const id = await findId(email);
      if (id) await remove(id);
    },
    // Its own account pages show them.
    secondFactors: async () => [],
    devices: async (_database, email) => (await sessionsOf(email)).slice(0, maxDevices),
    async endDevice(database, email, session, record) {
      if (!(await sessionIdsOf(email)).includes(session)) return false;
      await database.transaction(async (tx) => {
        await recordEndedSessions(tx, [session]);
        await record(tx);
      });
      // After the record: if it fails, the tokens are refused and the call can be repeated.
      await expectOk(await call(`/sessions/${encodeURIComponent(session)}`, { method: 'DELETE' }));
      return true;
    },
    async endDevices(database, email, record) {
      const id = await findId(email);
      const sessions = await sessionIdsOf(email);
      await database.transaction(async (tx) => {
        await recordEndedSessions(tx, sessions);
        await record(tx);
      });
      if (id) await expectOk(await call(`${users}/${id}/logout`, { method: 'POST' }));
    },
  };
}

const setPassword = 'UPDATE_PASSWORD';

interface KeycloakUser {
  firstName?: string;
  lastName?: string;
  requiredActions?: string[];
  emailVerified?: boolean;
  attributes?: Record<string, string[]>;
}

interface KeycloakSession {
  id: string;
  ipAddress: string;
  /** Milliseconds since 1970. */
  start: number;
  lastAccess: number;
}

const maxDevices = 100;

function toDevice({ id, ipAddress, start, lastAccess }: KeycloakSession): Device {
  const instant = (time: number) => new Date(time).toISOString();
  return {
    id,
    userAgent: '',
    address: ipAddress,
    signedInAt: instant(start),
    lastSeenAt: instant(lastAccess),
  };
}

function toUser({ email, firstName, lastName, locale, projectId }: NewPerson) {
  return {
    username: email,
    email,
    firstName,
    lastName,
    enabled: true,
    requiredActions: [setPassword],
    attributes: { locale: [locale], projectId: [String(projectId)] },
  };
}
