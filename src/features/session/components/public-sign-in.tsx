import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { readSessionEnd } from '../sign-in-notice';
import * as styles from './public-sign-in.module.css';
import { SignInAction } from './sign-in-action';
import { WaitingChanges } from './waiting-changes';

/** What `/` shows to a person who is not signed in. */
export function PublicSignIn({ restore }: { restore: boolean }) {
  const { t } = useTranslation('session');
  const end = useSyncExternalStore(neverChanges, readSessionEnd, () => undefined);
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
      <WaitingChanges />
      <SignInAction label={t('signIn.action')} restore={restore} />
      <p className={styles.hint}>{t('signIn.invited')}</p>
    </section>
  );
}

const neverChanges = () => () => undefined;
