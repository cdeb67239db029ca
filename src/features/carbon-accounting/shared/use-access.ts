import { usePermissions } from '../../../domain/people/use-permissions';

/** What keeps a person from changing carbon accounts: nothing, their role, or the company's privileges. */
export type ReadOnlyReason = 'role' | 'privileges';

interface CarbonAccess {
  canView: boolean;
  canManage: boolean;
  readOnly: ReadOnlyReason | undefined;
}

export function useAccess(): CarbonAccess {
  const { can, isAdmin } = usePermissions();
  const canManage = can('carbon:manage');
  return {
    canView: can('carbon:view'),
    canManage,
    readOnly: canManage ? undefined : isAdmin ? 'privileges' : 'role',
  };
}
