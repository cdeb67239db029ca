import { useTranslation } from 'react-i18next';
import { Page } from '../../components/layout/page';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { useSignOut } from '../../features/session/hooks/use-sign-out';
import { forgetRedirects } from './redirect-loop';

/** The way out of a redirect loop between the app and the sign-in page. */
export function RedirectLoopCard() {
  const { t } = useTranslation('session');
  const signOut = useSignOut();
  const leave = () => {
    forgetRedirects();
    signOut();
  };
  return (
    <Page title={t('loop.title')}>
      <Notice
        tone="negative"
        actions={
          <Button variant="primary" onClick={leave}>
            {t('loop.action')}
          </Button>
        }
      >
        {t('loop.text')}
      </Notice>
    </Page>
  );
}
