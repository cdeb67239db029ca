import { useTranslation } from 'react-i18next';
import { site } from '../../../site.config';
import { Page } from '../../components/layout/page';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { useSignOut } from '../../features/session/hooks/use-sign-out';
import { useEnv } from '../../lib/env/use-env';
import * as styles from './no-company-card.module.css';
import { useStartUp } from './session-provider';

interface NoCompanyCardProps {
  email: string;
  /** For the support team; in English. */
  message: string;
}

/** For someone whom the provider knows but no company does, for example from a company's own sign-in service. */
export function NoCompanyCard({ email, message }: NoCompanyCardProps) {
  const { t } = useTranslation('session');
  const startUp = useStartUp();
  const signOut = useSignOut();
  const support = useEnv()?.links.support;
  const product = site.name;
  return (
    <Page title={t('noProject.title')}>
      <Notice
        tone="info"
        actions={
          <>
            <Button variant="primary" onClick={() => void startUp.retry()}>
              {t('noProject.retry')}
            </Button>
            <Button onClick={signOut}>{t('noProject.signOut')}</Button>
          </>
        }
      >
        <p>{t('noProject.text', { email, product })}</p>
        <ul className={styles.options}>
          <li>{t('noProject.colleague', { product })}</li>
          <li>{t('noProject.invited')}</li>
          <li>{t('noProject.other', { product })}</li>
        </ul>
        <p>
          {t('noProject.support')} <code lang="en">{message}</code>
        </p>
        {support && (
          <p>
            <a href={support} target="_blank" rel="noreferrer">
              {t('noProject.contact')}
            </a>
          </p>
        )}
      </Notice>
    </Page>
  );
}
