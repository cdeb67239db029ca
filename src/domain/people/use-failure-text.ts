import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../lib/api/api-error';
import { failureKind } from './failure-kind';

/** Why something about people, profile or account was not done, in words; the server's own where there are no others. */
export function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('account');
  return (error) => t(`failures.${failureKind(error)}`, { message: error.message });
}
