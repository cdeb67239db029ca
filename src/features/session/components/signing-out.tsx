import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';

/** Replaces the page while the session ends; a slow provider may take some seconds. */
export function SigningOut() {
  const { t } = useTranslation('session');
  return (
    <Page title={t('signingOut')}>
      <Card>
        <SkeletonLines label={t('signingOut')} />
      </Card>
    </Page>
  );
}
