import type { ProjectUser, Role } from '../contracts/users';

type Known = Pick<ProjectUser, 'email' | 'isMainUser'>;

/** Whether two e-mail addresses are the same person's, ignoring letter case. */
export function isSameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** The role of the signed-in person in the project's user list; User for someone who is not in it. */
export function roleOf(email: string, users: readonly Pick<ProjectUser, 'email' | 'role'>[]): Role {
  return users.find((user) => isSameEmail(user.email, email))?.role ?? 'User';
}

/**
 * Whether this person is the project's main user: the one with the flag, or, if the list flags nobody, the one whose
 * e-mail is in the company profile. A project has one main user, so the flag wins: after a transfer the profile may
 * still name the former one.
 */
export function isMainUser(email: string, users: readonly Known[], profileEmail?: string): boolean {
  const flagged = users.filter((user) => user.isMainUser);
  if (flagged.length > 0) return flagged.some((user) => isSameEmail(user.email, email));
  return profileEmail !== undefined && isSameEmail(profileEmail, email);
}
