import { fullName } from '../../../core/people/full-name';
import type { Profile } from '../session/profile';
import { NoProjectError } from './auth-errors';

type Claims = Readonly<Record<string, unknown>>;

const ownNames = ['ProjectId', 'projectId'];
const attributeNames = ['projectId', 'ProjectId', 'project-id', 'project_id'];

/**
 * Reads the profile from the provider's user information; the project may also be in the id token.
 * @throws NoProjectError when neither names a project
 */
export function profileFrom(userInfo: Claims, idTokenClaims: Claims = {}): Profile {
  const projectId = findProjectId(userInfo) ?? findProjectId(idTokenClaims);
  const firstName = text(userInfo['given_name']) || text(userInfo['firstName']);
  const lastName = text(userInfo['family_name']) || text(userInfo['lastName']);
  const email = text(userInfo['email']) || text(idTokenClaims['email']);
  if (projectId === undefined) {
    throw new NoProjectError('Could not determine projectId from profile or tokens', email);
  }
  return {
    id: text(userInfo['sub']) || text(userInfo['id']),
    email,
    name: fullName({ firstName, lastName }) || text(userInfo['name']) || email,
    firstName,
    lastName,
    projectId,
  };
}

function findProjectId(claims: Claims): number | undefined {
  const attributes = (claims['attributes'] ?? {}) as Claims;
  const candidates = [
    ...ownNames.map((name) => claims[name]),
    ...attributeNames.map((name) => attributes[name]),
  ];
  return candidates.map(asProjectId).find((id) => id !== undefined);
}

/** Providers send it as a number, a string or (Keycloak attributes) a list of strings. */
function asProjectId(value: unknown): number | undefined {
  const single: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof single !== 'number' && typeof single !== 'string') return undefined;
  const id = Number(single);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
