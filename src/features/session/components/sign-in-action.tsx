import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { usePublicSignIn } from '../hooks/use-public-sign-in';
import * as styles from './sign-in-action.module.css';

interface SignInActionProps {
  label: string;
  /** Whether a person who is already signed in continues without pressing the button. */
  restore: boolean;
}

/** The sign-in button with its progress and errors. */
export function SignInAction({ label, restore }: SignInActionProps) {
  const { t } = useTranslation('session');
  const { state, signIn } = usePublicSignIn({ restore });
  const error = state === 'idle' || state === 'leaving' ? undefined : state;
  return (
    <div className={styles.action}>
      {error && (
        <div className={styles.failure}>
          <Notice tone="negative" title={t(`${error}.title`)}>
            {t(`${error}.text`)}
          </Notice>
        </div>
      )}
      <Button variant="primary" onClick={signIn} disabled={state === 'leaving'}>
        {error ? t(`${error}.retry`) : label}
      </Button>
      <p className={styles.status} role="status">
        {state === 'leaving' && t('signIn.leaving')}
      </p>
    </div>
  );
}
