import { ApiError } from '../api-error';

/** For somebody who may look at everything and change nothing. */
export const viewOnly = () =>
  new ApiError(
    403,
    'VIEW_ONLY',
    'You can look at everything here and change nothing; ask an administrator of your company for more.',
  );
