import type { ProjectUser } from '../../../core/contracts/users';
import type { ApiError } from '../../lib/api/api-error';

/** The action that the administrator wants to confirm. */
export type Asking =
  | { action: 'create' }
  | {
      action: 'edit' | 'makeAdmin' | 'makeUser' | 'setViewOnly' | 'letChange' | 'remove' | 'transfer';
      user: ProjectUser;
    };

export type UserAction = Exclude<Asking, { action: 'create' }>['action'];

/** How it ended. */
export interface Outcome {
  action: Asking['action'];
  name: string;
  failure?: ApiError;
}
