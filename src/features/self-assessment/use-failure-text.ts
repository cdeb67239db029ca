import { useTranslation } from 'react-i18next';
import { faultNumber, isUnreachable, type ApiError } from '../../lib/api/api-error';
import { refusalKey } from '../../lib/api/refusal-keys';

/** Explains in the reader's language why a request failed. */
export function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('assessment');
  return (error) => {
    const refusal = refusalKey('assessment', error.code);
    if (refusal) return t(refusal);
    return t(isUnreachable(error) ? 'refusal.unreachable' : 'refusal.server', {
      code: faultNumber(error) ?? error.code,
    });
  };
}
