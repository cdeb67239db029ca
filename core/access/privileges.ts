import type { PrivilegeLevel, Privileges } from '../contracts/privileges';

export type AppMode = 'GUIDED' | 'OPEN';

export interface ParsedLevel {
  /** In capitals, such as `GRANTED_TRIAL`. */
  permission: string;
  /** The quota it carries, a whole number from 0; undefined if it carries none. */
  invitations: number | undefined;
  form: 'text' | 'object';
}

/** Assumed when a project's privileges cannot be fetched after a reload. For display only; the server never uses it. */
export const defaultPrivileges: Privileges = { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' };

const suffix = /[\s,;:|(-]*\bInvitations\s*:\s*([^)]*)\)?\s*$/i;

/**
 * Reads a level in either form: text such as `GRANTED_TRIAL`, possibly ending in `Invitations: N`, or
 * `{ permission, invitations }`. A quota that is not a number counts as 0.
 */
export function parsePrivilegeLevel(level: PrivilegeLevel | undefined): ParsedLevel | undefined {
  if (level === undefined) return undefined;
  if (typeof level === 'object') {
    const { permission, invitations } = level;
    return {
      permission: permission.trim().toUpperCase(),
      invitations: invitations === undefined ? undefined : wholeNumber(invitations),
      form: 'object',
    };
  }
  const quota = suffix.exec(level);
  return {
    permission: level.replace(suffix, '').trim().toUpperCase(),
    invitations: quota ? wholeNumber(Number(quota[1])) : undefined,
    form: 'text',
  };
}

/** Undefined if the project has no mode, or one this version does not know. */
export function appModeOf(privileges: Privileges): AppMode | undefined {
  const mode = parsePrivilegeLevel(privileges.AppMode)?.permission;
  return mode === 'GUIDED' || mode === 'OPEN' ? mode : undefined;
}

function wholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}
