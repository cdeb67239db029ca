import { actionParameter, emailParameter, reauthenticate } from '../../../core/access/sign-in-address';

const parameters = ['token', 'invitation', 'invitationToken'];

/** Whether an address carries an invitation; such pages are public and start no session. */
export function hasInvitation(search: string): boolean {
  return readInvitation(search) !== undefined;
}

/** Characters that a mail program or a copied sentence appends to a link. */
const afterLink = /[\s.,;:!?>)\]"'»”’]+$/u;

/** The invitation token that an address carries; empty when it was cut off. */
export function readInvitation(search: string): string | undefined {
  const query = new URLSearchParams(search);
  return parameters
    .map((name) => query.get(name))
    .find((token) => token !== null)
    ?.trim()
    .replace(afterLink, '');
}

const lostParameter = 'pendingLinkingId';

/**
 * The address that starts the sign-in immediately and then accepts a pending invitation. The linking is named only if
 * the device could not store it, so that the person can be told afterwards.
 */
export function signInToAccept(lostLinkingId?: string): string {
  const query = new URLSearchParams({ [actionParameter]: reauthenticate });
  if (lostLinkingId !== undefined) query.set(lostParameter, lostLinkingId);
  return `/?${query.toString()}`;
}

export function asksForSignIn(search: string): boolean {
  return new URLSearchParams(search).get(actionParameter) === reauthenticate;
}

/** The person whose sign-in the address starts; undefined if it names nobody. */
export function signInEmail(search: string): string | undefined {
  return new URLSearchParams(search).get(emailParameter) ?? undefined;
}

/** The linking that an address names because its invitation could not be stored. */
export function lostLinking(search: string): string | null {
  return new URLSearchParams(search).get(lostParameter);
}

/** The query of the sign-in page that returns to where invitations are accepted. */
export function acceptanceSearch(search: string): string {
  const linkingId = lostLinking(search);
  const lost = linkingId === null ? '' : `?${new URLSearchParams({ [lostParameter]: linkingId }).toString()}`;
  return `?${new URLSearchParams({ returnTo: `/overview/${lost}` }).toString()}`;
}
