import { useTranslation } from 'react-i18next';
import { signInAs } from '../../../../core/access/sign-in-address';
import type { InvitationData } from '../../../../core/contracts/landing';
import { PublicMessage } from '../../../components/layout/public-message';
import { Button, ButtonLink } from '../../../components/ui/button';
import { useEnv } from '../../../lib/env/use-env';
import { useLocale } from '../../../lib/i18n/use-locale';
import { rememberAcceptance } from '../../../lib/session/pending-acceptance';
import { warningKind, type RegistrationFailure } from '../failure';
import * as styles from './outcome-views.module.css';

export function LoadingView() {
  const { t } = useTranslation('registration');
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden />
      <p>{t('submitting')}</p>
    </div>
  );
}

interface WarningViewProps {
  warning: string;
  onCheck: () => void;
  onContinue: () => void;
}

/** The server warns about a value, and the person decides. */
export function WarningView({ warning, onCheck, onContinue }: WarningViewProps) {
  const { t } = useTranslation('registration');
  return (
    <PublicMessage
      takesFocus
      title={t('warning.title')}
      actions={
        <>
          <Button onClick={onCheck}>{t('actions.checkAgain')}</Button>
          <Button variant="primary" onClick={onContinue}>
            {t('actions.continueAnyway')}
          </Button>
        </>
      }
    >
      <p role="alert">{t(`warning.${warningKind(warning)}`, { warning })}</p>
    </PublicMessage>
  );
}

interface ErrorViewProps {
  failure: RegistrationFailure;
  /** As typed. */
  email?: string;
  invitation?: InvitationData | undefined;
  onBack: () => void;
}

/** The registration failed: why, and what to do. */
export function ErrorView({ failure, email = '', invitation, onBack }: ErrorViewProps) {
  const { t } = useTranslation('registration');
  const { pathTo } = useLocale();
  const support = useEnv()?.links.support;
  const { kind } = failure;
  const isToken = kind === 'token' || kind === 'tokenMissing';
  const login = (
    <ButtonLink
      variant="primary"
      href={pathTo(isToken ? '/' : signInAs(email))}
      // Signing in with the existing account accepts the invitation.
      onClick={() => void (!isToken && invitation && rememberAcceptance(invitation))}
    >
      {t('actions.login')}
    </ButtonLink>
  );
  const backAndSupport = (
    <>
      <Button variant="primary" onClick={onBack}>
        {t('actions.backToForm')}
      </Button>
      {support && (
        <ButtonLink href={support} target="_blank" rel="noreferrer">
          {t('actions.support')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <PublicMessage
      takesFocus={kind !== 'tokenMissing'}
      title={t('error.title')}
      actions={isToken || kind === 'exists' ? login : backAndSupport}
    >
      <p role="alert">{t(`error.${kind}`, { message: kind === 'other' ? failure.message : '' })}</p>
      {isToken && <p>{t('error.tokenGuidance')}</p>}
      {kind === 'unreachable' && <p>{t('error.unreachableAdvice')}</p>}
      <p>{t('error.persists')}</p>
    </PublicMessage>
  );
}
