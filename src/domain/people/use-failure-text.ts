import { useTranslation } from 'react-i18next';
import { isUnreachable, type ApiError } from '../../lib/api/api-error';
import { refusalKey } from '../../lib/api/refusal-keys';

/** The text for a failed change of people, profile or account; if there is none, the server's message. */
export function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('account');
  return (error) => {
    const unnamed = isUnreachable(error) ? 'failures.unreachable' : 'failures.server';
    return t(refusalKey('account', error.code) ?? unnamed, { message: error.message });
  };
}
