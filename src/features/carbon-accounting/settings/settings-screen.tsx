import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { ReadOnlyNotice } from '../shared/read-only-notice';
import { CurrencyField } from './currency-field';
import { useSettings } from './use-settings';

/** How the company keeps its carbon accounts. */
export function SettingsScreen() {
  const { t } = useTranslation('carbon-settings');
  const { data, isFetching, isError, refetch } = useSettings();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <ReadOnlyNotice />
      {data && isError && <StaleNotice title={t('loadFailed')} onRetry={() => void refetch()} />}
      {data && (
        <Card>
          <CurrencyField settings={data} />
        </Card>
      )}
      {!data && isFetching && <SkeletonLines label={t('loading')} />}
      {!data && !isFetching && (
        <LoadFailure
          title={t('loadFailed')}
          retryLabel={t('common:actions.tryAgain')}
          onRetry={() => void refetch()}
        >
          {t('carbon:load.failedText')}
        </LoadFailure>
      )}
    </Page>
  );
}
