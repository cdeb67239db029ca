import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../lib/api/api-error';
import { failureKey } from './failure-text';

/** Says in the reader's language why a call was refused; the server's own words where there are no others. */
export function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('supply-chain');
  return (error) => {
    const key = failureKey(error);
    return key ? t(key) : error.message;
  };
}
