import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from './api-error';

/** Refusals for want of a right; the others with the same status have a reason of their own. */
const rights = ['ADMIN_ONLY', 'MAIN_USER_ONLY', 'OWN_SETTINGS_ONLY', 'PERMISSION_MISSING', 'VIEW_ONLY'];

/**
 * Why the server refused a request, as far as its status says it; undefined where only the code or the server's English
 * message does.
 */
export function useRefusedText(): (error: Pick<ApiError, 'status' | 'code'>) => string | undefined {
  const { t } = useTranslation('common');
  return useCallback(
    (error) => {
      const reason = reasonOf(error);
      return reason && t(`refused.${reason}`);
    },
    [t],
  );
}

function reasonOf({ status, code }: Pick<ApiError, 'status' | 'code'>) {
  if (status === 401 || status === 'SIGNED_OUT') return 'signedOut';
  if (status === 403 && rights.includes(code)) return 'notAllowed';
  if (status === 404) return 'gone';
  if (status === 409 && code === 'STALE_VERSION') return 'stale';
  if (status === 413) return 'tooLarge';
  if (status === 429 || status === 502 || status === 503 || status === 504) return 'busy';
  if (status === 'UNEXPECTED') return 'unreadable';
  return undefined;
}
