import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { forgetOutcome } from '../check-invitation';
import { validateToken, type TokenState } from '../validate-token';

interface InvitationGuardProps {
  /** Undefined where the address carries none: the form says what to do then. */
  token: string | undefined;
  /** Whether a registration with this token was begun here and may be completed. */
  isOngoing: () => boolean;
}

/** Finds out beside the form whether the invitation can still be used; leaves the page if not. */
export function InvitationGuard({ token, isOngoing }: InvitationGuardProps) {
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
      // The landing says that it is used, unless it goes by what it found out before that.
      forgetOutcome(token);
      leave(`/?${new URLSearchParams({ token }).toString()}`);
    }
  }, [token, state, isOngoing, pathTo]);

  if (state !== 'unknown') return null;
  return (
    <Notice tone="caution" title={t('unchecked.title')}>
      {t('unchecked.text')}
    </Notice>
  );
}
