import { useTranslation } from 'react-i18next';
import { isUnreachable, type ApiError } from '../../lib/api/api-error';
import { refusalKey } from '../../lib/api/refusal-keys';

/** Why something about people, profile or account was not done, in words; the server's own where there are no others. */
export function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('account');
  return (error) => {
    const unnamed = isUnreachable(error) ? 'failures.unreachable' : 'failures.server';
    return t(refusalKey('account', error.code) ?? unnamed, { message: error.message });
  };
}
