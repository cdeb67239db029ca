import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../lib/api/api-error';
import { useRefusedText } from '../../lib/api/use-refused-text';
import { failureKey } from './failure-text';

/** Explains a refusal in the reader's language, or in the server's words if there is no text. */
export function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('supply-chain');
  const refusedText = useRefusedText();
  return (error) => {
    const key = failureKey(error);
    return key ? t(key) : (refusedText(error) ?? error.message);
  };
}
