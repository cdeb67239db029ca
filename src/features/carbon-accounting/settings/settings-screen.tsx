import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { ReadOnlyNotice } from '../shared/read-only-notice';
import { useBoundary } from '../boundary/use-boundary';
import { BoundaryCards } from './boundary-cards';
import { CurrencyField } from './currency-field';
import { useSettings } from '../shared/use-settings';

/** Settings of the company's carbon accounts. */
export function SettingsScreen() {
  const { t } = useTranslation('carbon-settings');
  const { pathTo } = useLocale();
  const settings = useSettings();
  const boundary = useBoundary();
  const hasAll = settings.data && boundary.data;
  const hasFailed = settings.isError || boundary.isError;
  const isFetching = settings.isFetching || boundary.isFetching;
  const retry = () => {
    void settings.refetch();
    void boundary.refetch();
  };
  return (
    <Page
      parent={{ to: pathTo('/carbon-accounting/'), name: t('carbon:actions.allYears') }}
      title={t('title')}
      intro={t('intro')}
    >
      <ReadOnlyNotice />
      {hasAll && hasFailed && <StaleNotice title={t('loadFailed')} onRetry={retry} />}
      {settings.data && boundary.data && (
        <>
          <BoundaryCards boundary={boundary.data} />
          <Card>
            <CurrencyField settings={settings.data} />
          </Card>
        </>
      )}
      {!hasAll && isFetching && (
        <Card>
          <SkeletonLines label={t('loading')} />
        </Card>
      )}
      {!hasAll && !isFetching && <LoadFailure title={t('loadFailed')} onRetry={retry} />}
    </Page>
  );
}
