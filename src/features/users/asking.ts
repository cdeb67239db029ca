import type { ProjectUser } from '../../../core/contracts/users';
import type { ApiError } from '../../lib/api/api-error';

/** What the administrator is about to do; every one of these is asked about first. */
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
