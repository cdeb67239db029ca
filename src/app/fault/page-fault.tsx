import { useTranslation } from 'react-i18next';
import { Page } from '../../components/layout/page';
import { Button } from '../../components/ui/button';

/** Shown in the shell in place of a page that fails. */
export function PageFault() {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <Page title={t('fault.title')} intro={t('fault.text')}>
        <div>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('fault.reload')}
          </Button>
        </div>
      </Page>
    </div>
  );
}
