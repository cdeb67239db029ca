import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { readSessionEnd } from '../sign-in-notice';
import { useWaitingChanges } from '../hooks/use-waiting-changes';
import * as styles from './public-sign-in.module.css';
import { SignInAction } from './sign-in-action';

/** What `/` shows to a person who is not signed in. */
export function PublicSignIn({ restore }: { restore: boolean }) {
  const { t } = useTranslation('session');
  const end = useSyncExternalStore(neverChanges, readSessionEnd, () => undefined);
  const waiting = useWaitingChanges();
  return (
    <section className={styles.welcome}>
      <h1 className={styles.title}>{t('signIn.title')}</h1>
      {end ? (
        <Notice tone="caution" title={t(`${end}.title`)}>
          {t(`${end}.text`)}
        </Notice>
      ) : (
        <p className={styles.text}>{t('signIn.text')}</p>
      )}
      {waiting > 0 && <Notice tone="caution">{t('signIn.waiting', { count: waiting })}</Notice>}
      <SignInAction label={t('signIn.action')} restore={restore} />
      <p className={styles.hint}>{t('signIn.invited')}</p>
    </section>
  );
}

const neverChanges = () => () => undefined;
