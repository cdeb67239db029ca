import { usePermissions } from '../../../domain/people/use-permissions';

/** What keeps a person from changing carbon accounts: nothing, being set to view only, their role, or the company's privileges. */
export type ReadOnlyReason = 'viewOnly' | 'role' | 'privileges';

interface CarbonAccess {
  canView: boolean;
  canManage: boolean;
  readOnly: ReadOnlyReason | undefined;
}

export function useAccess(): CarbonAccess {
  const { can, isAdmin, isViewOnly } = usePermissions();
  const canManage = can('carbon:manage');
  return {
    canView: can('carbon:view'),
    canManage,
    readOnly: canManage ? undefined : isViewOnly ? 'viewOnly' : isAdmin ? 'privileges' : 'role',
  };
}
