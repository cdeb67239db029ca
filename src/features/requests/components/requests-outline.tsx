import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/layout/page';
import { RequestsSkeleton } from './requests-skeleton';

/** What stands in for the customer requests until it is known who is there. */
export function RequestsOutline() {
  const { t } = useTranslation('requests');
  return (
    <Page title={t('title')} intro={t('intro')}>
      <RequestsSkeleton label={t('load.loading')} />
    </Page>
  );
}
