import { navigate } from 'gatsby';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { forgetOutcome } from '../known-outcomes';
import { validateToken, type TokenState } from '../validate-token';

interface InvitationGuardProps {
  /** Undefined if the address has none; the children handle that. */
  token: string | undefined;
  /** Whether a registration with this token was started here and may be completed. */
  isOngoing: () => boolean;
  children: ReactNode;
}

/**
 * Shows its children immediately and checks in the background whether the invitation can still be used;
 * leaves if not.
 */
export function InvitationGuard({ token, isOngoing, children }: InvitationGuardProps) {
  const { t } = useTranslation('invitation');
  const { pathTo } = useLocale();
  const [state, setState] = useState<TokenState>();

  useEffect(() => {
    if (!token) return;
    let wanted = true;
    const check = () => void validateToken(token).then((found) => wanted && setState(found));
    check();
    window.addEventListener('online', check);
    return () => {
      wanted = false;
      window.removeEventListener('online', check);
    };
  }, [token]);

  useEffect(() => {
    if (!token || isOngoing()) return;
    const leave = (path: string) => void navigate(pathTo(path), { replace: true });
    if (state === 'invalid') leave('/error/');
    if (state === 'completed' || state === 'inProgress') {
      // The landing page must check again instead of using the cached outcome.
      forgetOutcome(token);
      leave(`/?${new URLSearchParams({ token }).toString()}`);
    }
  }, [token, state, isOngoing, pathTo]);

  return (
    <>
      {state === 'unknown' && (
        <Notice tone="caution" title={t('unchecked.title')}>
          {t('unchecked.text')}
        </Notice>
      )}
      {children}
    </>
  );
}
