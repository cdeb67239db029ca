import { ApiError } from '../api-error';

/** For a person who may read everything and change nothing. */
export const viewOnly = () =>
  new ApiError(
    403,
    'VIEW_ONLY',
    'You can look at everything here and change nothing; ask an administrator of your company for more.',
  );
