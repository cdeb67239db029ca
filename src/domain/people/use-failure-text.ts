import { useTranslation } from 'react-i18next';
import { isUnreachable, type ApiError } from '../../lib/api/api-error';
import { useRefusedText } from '../../lib/api/use-refused-text';
import { refusalKey } from '../../lib/api/refusal-keys';

/** The text for a failed change of people, profile or account; if there is none, the server's message. */
export function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('account');
  const refusedText = useRefusedText();
  return (error) => {
    const known = refusalKey('account', error.code);
    if (known) return t(known);
    if (isUnreachable(error)) return t('failures.unreachable');
    return refusedText(error) ?? t('failures.server', { message: error.message });
  };
}
