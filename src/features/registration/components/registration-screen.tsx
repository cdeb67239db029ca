import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydration/use-hydrated';
import { useRegistration } from '../hooks/use-registration';
import type { RegistrationSuggestion } from '../values';
import { LateView } from './late-views';
import { RegistrationForm } from './registration-form';
import * as styles from './registration.module.css';

interface RegistrationScreenProps {
  /** The invitation's token; without one nobody can register. */
  token: string | undefined;
  /** Who invited, and what they know of the company, as soon as that is known. */
  invitation?: { requester: string; suggestion: RegistrationSuggestion } | undefined;
  onRegistered: (projectId: number, email: string) => void;
}

const nothing: RegistrationSuggestion = {};

/** Self-registration: the wizard, and what comes of it. */
export function RegistrationScreen({ token, invitation, onRegistered }: RegistrationScreenProps) {
  const { t } = useTranslation('registration');
  const { submission, complete, continueAnyway, backToForm } = useRegistration({
    token: token ?? '',
    onRegistered,
  });
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
            {/* Its line is there from the beginning: nothing moves when the name comes. */}
            <p className={styles.invitedBy}>
              {invitation && t('page.invitedBy', { company: invitation.requester })}
            </p>
            <p className={styles.intro}>{t('page.intro')}</p>
          </header>
          <RegistrationForm
            token={token ?? ''}
            suggestion={invitation?.suggestion ?? nothing}
            onComplete={complete}
          />
        </div>
      );
  }
}
