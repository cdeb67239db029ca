import { usePermissions } from '../../../domain/people/use-permissions';

/** Why a person cannot change carbon accounts. View-only people read it above every page. */
export type ReadOnlyReason = 'role' | 'privileges';

interface CarbonAccess {
  canManage: boolean;
  /** Undefined if nothing else is known to prevent it. */
  readOnly: ReadOnlyReason | undefined;
}

export function useAccess(): CarbonAccess {
  const { can, isAdmin, isKnown, isViewOnly } = usePermissions();
  const canManage = can('carbon:manage');
  return {
    canManage,
    readOnly: canManage || !isKnown || isViewOnly ? undefined : isAdmin ? 'privileges' : 'role',
  };
}
