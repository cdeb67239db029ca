import { supplyChainPermissions, type SupplyChainPermissions } from '../../../core/access/supply-chain';
import type { Privileges } from '../../../core/contracts/privileges';
import { ApiError, notFound } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import { lockProject } from '../../lib/lock-project';

interface SupplyChainAccess {
  permissions: SupplyChainPermissions;
  /** How many suppliers the company has. */
  suppliers: number;
}

/** What the company may currently do with its supply chain, and why. @throws ApiError 404 */
export async function findAccess(db: Queryable, projectId: number): Promise<SupplyChainAccess> {
  const [row] = await db.query<{
    privileges: Privileges;
    spentInvites: number;
    suppliers: number;
  }>(
    `select privileges,
            case when spent_on = (now() at time zone 'utc')::date then spent_invites else 0 end as "spentInvites",
            (select count(*) from linkings where requester_project_id = $1) as suppliers
       from projects where id = $1`,
    [projectId],
  );
  if (!row) throw notFound('The project');
  const { privileges, spentInvites, suppliers } = row;
  return {
    permissions: supplyChainPermissions(
      privileges.SupplyChainManagement,
      suppliers + spentInvites,
      new Date(),
    ),
    suppliers,
  };
}

/** @throws ApiError 404 */
export async function findPermissions(db: Queryable, projectId: number): Promise<SupplyChainPermissions> {
  return (await findAccess(db, projectId)).permissions;
}

/**
 * The same for changing the number of suppliers: locks the company's permissions until this transaction ends,
 * so that nobody exceeds the quota.
 */
export async function lockPermissions(tx: Queryable, projectId: number): Promise<SupplyChainPermissions> {
  await lockProject(tx, projectId);
  return findPermissions(tx, projectId);
}

/** @throws ApiError 403 */
export async function requireAccess(db: Queryable, projectId: number): Promise<void> {
  refuseWithoutAccess(await findPermissions(db, projectId));
}

/** @throws ApiError 403 without access or the right to invite; 409 QUOTA_REACHED for more than are left */
export function refuseInvites(permissions: SupplyChainPermissions, wanted: number): void {
  refuseWithoutAccess(permissions);
  const { canInvite, inviteQuota, remainingInvites } = permissions;
  if (!canInvite)
    throw new ApiError(
      403,
      'INVITES_RESTRICTED',
      'The trial has ended: suppliers can be looked at and reminded, but no more can be invited.',
    );
  if (wanted > remainingInvites)
    throw new ApiError(
      409,
      'QUOTA_REACHED',
      `Not enough invitations are left: ${remainingInvites} of ${inviteQuota}, and ${wanted} are needed.`,
      { inviteQuota, remainingInvites, wanted },
    );
}

function refuseWithoutAccess({ canAccess }: SupplyChainPermissions): void {
  if (!canAccess)
    throw new ApiError(
      403,
      'SUPPLY_CHAIN_RESTRICTED',
      'Supply chain management is not part of the plan of the company, or its trial has ended.',
    );
}
