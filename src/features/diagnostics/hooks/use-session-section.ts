import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../lib/auth/auth-context';
import { sharedActivity } from '../../../lib/session/activity';
import { selectSessionSince } from '../../../lib/session/session-slice';
import { useGuided } from '../../../domain/people/use-guided';
import { usePermissions } from '../../../domain/people/use-permissions';
import { useSession } from '../../../lib/session/use-session';
import { useAppSelector } from '../../../lib/store/hooks';
import type { Section } from '../report';
import { useMeasurements } from './use-measurements';

/** Who is signed in and until when: numbers and times, no name, address or token. */
export function useSessionSection(): Section {
  const { t } = useTranslation('diagnostics');
  const { moment } = useMeasurements();
  const auth = useAuth();
  const { profile } = useSession();
  const { role, isMainUser } = usePermissions();
  const guided = useGuided();
  const since = useAppSelector(selectSessionSince);
  const momentOf = (at: number | undefined) => (at === undefined ? t('unknown') : moment(at));
  return {
    title: t('session.title'),
    rows: [
      { name: t('session.user'), value: profile?.id ?? t('unknown') },
      { name: t('session.project'), value: String(profile?.projectId ?? t('unknown')) },
      { name: t('session.role'), value: t(`session.role${role}`) },
      { name: t('session.mainUser'), value: t(isMainUser ? 'yes' : 'no') },
      { name: t('session.mode'), value: t(guided ? 'session.guided' : 'session.open') },
      { name: t('session.since'), value: moment(since) },
      { name: t('session.tokenUntil'), value: momentOf(auth.tokenExpiresAt()) },
      { name: t('session.lastActivity'), value: momentOf(sharedActivity()) },
    ],
  };
}
