import { usePermissions } from '../../../domain/people/use-permissions';

/**
 * Why a person cannot change carbon accounts: view-only, their role, or the company's privileges. Undefined
 * if nothing is known to prevent it.
 */
export type ReadOnlyReason = 'viewOnly' | 'role' | 'privileges';

interface CarbonAccess {
  canView: boolean;
  canManage: boolean;
  readOnly: ReadOnlyReason | undefined;
}

export function useAccess(): CarbonAccess {
  const { can, isAdmin, isKnown, isViewOnly } = usePermissions();
  const canManage = can('carbon:manage');
  return {
    canView: can('carbon:view'),
    canManage,
    readOnly: canManage || !isKnown ? undefined : isViewOnly ? 'viewOnly' : isAdmin ? 'privileges' : 'role',
  };
}
