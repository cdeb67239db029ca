import { useTranslation } from 'react-i18next';
import { faultNumber, isUnreachable, type ApiError } from '../../../lib/api/api-error';

/** Refusals that have words of their own in the texts, under `refusal`. */
const refusals = ['NOTHING_TO_SUBMIT', 'SEGMENT_NOT_FOUND', 'SEGMENT_NEEDED'] as const;

/** Says in the reader's language why a call did not succeed. */
export function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('assessment');
  return (error) => {
    const refusal = refusals.find((code) => code === error.code);
    if (refusal) return t(`refusal.${refusal}`);
    return t(isUnreachable(error) ? 'refusal.unreachable' : 'refusal.server', {
      code: faultNumber(error) ?? error.code,
    });
  };
}
