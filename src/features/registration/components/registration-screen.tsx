import { useTranslation } from 'react-i18next';
import type { InvitationData } from '../../../../core/contracts/landing';
import { useHydrated } from '../../../lib/hydration/use-hydrated';
import { useRegistration } from '../hooks/use-registration';
import type { RegistrationSuggestion } from '../values';
import { LazyView } from './lazy-views';
import { RegistrationForm } from './registration-form';
import * as styles from './registration.module.css';

interface RegistrationScreenProps {
  /** The invitation's token, required to register. */
  token: string | undefined;
  /** The invitation with what its sender entered about the company, once that has loaded. */
  invitation?: { data: InvitationData; suggestion: RegistrationSuggestion } | undefined;
  onRegistered: (projectId: number, email: string) => void;
}

const nothing: RegistrationSuggestion = {};

/** Self-registration: the wizard and its outcome. */
export function RegistrationScreen({ token, invitation, onRegistered }: RegistrationScreenProps) {
  const { t } = useTranslation('registration');
  const { submission, complete, continueAnyway, backToForm } = useRegistration({
    token: token ?? '',
    onRegistered,
  });
  // The prerendered page does not know the address and shows the form.
  const isHydrated = useHydrated();

  if (isHydrated && !token)
    return (
      <LazyView>
        {({ ErrorView }) => <ErrorView failure={{ kind: 'tokenMissing' }} onBack={backToForm} />}
      </LazyView>
    );
  switch (submission.state) {
    case 'warning':
      return (
        <LazyView>
          {({ WarningView }) => (
            <WarningView warning={submission.warning} onCheck={backToForm} onContinue={continueAnyway} />
          )}
        </LazyView>
      );
    case 'failed':
      return (
        <LazyView>
          {({ ErrorView }) => <ErrorView {...submission} invitation={invitation?.data} onBack={backToForm} />}
        </LazyView>
      );
    case 'submitting':
    case 'registered':
      return <LazyView>{({ LoadingView }) => <LoadingView />}</LazyView>;
    case 'editing':
      return (
        <div className={styles.screen}>
          <header>
            <h1 className={styles.title}>{t('page.title')}</h1>
            {/* The line is rendered from the start, so that nothing moves when the name arrives. */}
            <p className={styles.invitedBy}>
              {invitation && t('page.invitedBy', { company: invitation.data.RequesterCompanyName })}
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
