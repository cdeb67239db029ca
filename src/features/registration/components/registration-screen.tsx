import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydration/use-hydrated';
import { useRegistration } from '../hooks/use-registration';
import { LateView } from './late-views';
import { RegistrationForm } from './registration-form';
import * as styles from './registration.module.css';

interface RegistrationScreenProps {
  /** The invitation's token; without one nobody can register. */
  token: string | undefined;
  /** Who invited, and how they call the company, where that is known. */
  invitation?: { requester: string; companyName: string } | undefined;
  onRegistered: (projectId: number, email: string) => void;
}

/** Self-registration: the wizard, and what comes of it. */
export function RegistrationScreen({ token, invitation, onRegistered }: RegistrationScreenProps) {
  const { t } = useTranslation('registration');
  const { submission, complete, continueAnyway, backToForm } = useRegistration({
    token: token ?? '',
    onRegistered,
  });
  const suggestion = useMemo(() => (invitation ? { companyName: invitation.companyName } : {}), [invitation]);
  // The prebuilt page does not know the address yet, and shows the form.
  const isHydrated = useHydrated();

  if (isHydrated && !token)
    return (
      <LateView>
        {({ ErrorView }) => <ErrorView failure={{ kind: 'tokenMissing' }} onBack={backToForm} />}
      </LateView>
    );
  switch (submission.state) {
    case 'warning':
      return (
        <LateView>
          {({ WarningView }) => (
            <WarningView warning={submission.warning} onCheck={backToForm} onContinue={continueAnyway} />
          )}
        </LateView>
      );
    case 'failed':
      return (
        <LateView>
          {({ ErrorView }) => <ErrorView failure={submission.failure} onBack={backToForm} />}
        </LateView>
      );
    case 'submitting':
    case 'registered':
      return <LateView>{({ LoadingView }) => <LoadingView />}</LateView>;
    case 'editing':
      return (
        <div className={styles.screen}>
          <header>
            <h1 className={styles.title}>{t('page.title')}</h1>
            <p className={styles.intro}>
              {invitation && <>{t('page.invitedBy', { company: invitation.requester })}. </>}
              {t('page.intro')}
            </p>
          </header>
          <RegistrationForm token={token ?? ''} suggestion={suggestion} onComplete={complete} />
        </div>
      );
  }
}
