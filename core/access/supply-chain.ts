import type { PrivilegeLevel } from '../contracts/privileges';
import { parsePrivilegeLevel, type ParsedLevel } from './privileges';

export interface SupplyChainPermissions {
  canAccess: boolean;
  canInvite: boolean;
  /** How many suppliers the project may have in total. */
  inviteQuota: number;
  /** How many more it may invite. */
  remainingInvites: number;
  isTrialMode: boolean;
  /** ISO 8601 in UTC. */
  lastUpdated: string;
}

type Grant = Pick<SupplyChainPermissions, 'canAccess' | 'canInvite' | 'inviteQuota' | 'isTrialMode'>;

const paidQuota = 1000;
const trialQuota = 10;
const noGrant: Grant = { canAccess: false, canInvite: false, inviteQuota: 0, isTrialMode: false };

/**
 * What the level of the privilege SupplyChainManagement permits a project that has `suppliers` suppliers now, including
 * those whose invitation was mailed today and withdrawn. A missing or unknown level permits nothing.
 */
export function supplyChainPermissions(
  level: PrivilegeLevel | undefined,
  suppliers: number,
  now: Date,
): SupplyChainPermissions {
  const grant = grantOf(parsePrivilegeLevel(level));
  return {
    ...grant,
    remainingInvites: remaining(grant.inviteQuota, suppliers),
    lastUpdated: now.toISOString(),
  };
}

/** The permissions for a new number of suppliers; unchanged if the number is invalid. */
export function withSupplierCount(
  permissions: SupplyChainPermissions,
  suppliers: number,
  now: Date,
): SupplyChainPermissions {
  if (!(suppliers >= 0)) return permissions;
  return {
    ...permissions,
    remainingInvites: remaining(permissions.inviteQuota, suppliers),
    lastUpdated: now.toISOString(),
  };
}

/** The permissions after one invitation was sent. */
export function afterInvite(permissions: SupplyChainPermissions, now: Date): SupplyChainPermissions {
  return {
    ...permissions,
    remainingInvites: Math.max(0, permissions.remainingInvites - 1),
    lastUpdated: now.toISOString(),
  };
}

/** An invitation needs the module, the right to invite, and an invite left. */
export function canInviteNow(
  permissions: Pick<SupplyChainPermissions, 'canAccess' | 'canInvite' | 'remainingInvites'>,
): boolean {
  return permissions.canAccess && permissions.canInvite && permissions.remainingInvites > 0;
}

function grantOf(level: ParsedLevel | undefined): Grant {
  switch (level?.permission) {
    case 'GRANTED_PAID':
      return {
        canAccess: true,
        canInvite: true,
        inviteQuota: level.invitations ?? paidQuota,
        isTrialMode: false,
      };
    case 'GRANTED_TRIAL':
      return {
        canAccess: true,
        canInvite: true,
        inviteQuota: level.invitations ?? trialQuota,
        isTrialMode: true,
      };
    case 'RESTRICTED_TRIAL_EXPIRED':
      return { ...noGrant, canAccess: level.form === 'object', inviteQuota: level.invitations ?? 0 };
    default:
      return noGrant;
  }
}

function remaining(quota: number, suppliers: number): number {
  return Math.max(0, quota - (suppliers >= 0 ? suppliers : 0));
}
