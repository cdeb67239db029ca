import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { UndoBar } from '../records/undo-bar';
import { useSettings } from '../shared/use-settings';
import { ReadOnlyNotice } from '../shared/read-only-notice';
import { CheckedYear } from '../shared/checked-year';
import { Allocation } from './allocation';
import { useAllocation } from './use-allocation';

/** A year's emissions divided by the sales to each customer, and what is shared with whom. */
export function ShareScreen({ year }: { year: string | undefined }) {
  return <CheckedYear year={year}>{(checked) => <YearSharing key={checked} year={checked} />}</CheckedYear>;
}

function YearSharing({ year }: { year: number }) {
  const { t } = useTranslation('carbon-share');
  const { pathTo } = useLocale();
  const allocation = useAllocation(year);
  const settings = useSettings();
  const isLoading = allocation.isFetching || settings.isFetching;
  const hasFailed = allocation.isError || settings.isError;
  const retry = () => {
    if (allocation.isError) void allocation.refetch();
    if (settings.isError) void settings.refetch();
  };
  const known = allocation.data && settings.data && { of: allocation.data, settings: settings.data };
  return (
    <Page
      parent={{ to: pathTo(`/carbon-accounting/${year}/results/`), name: t('carbon:actions.backToResults') }}
      title={t('title', { year })}
      intro={t('intro')}
    >
      <ReadOnlyNotice />
      {known && hasFailed && <StaleNotice title={t('loadFailed')} onRetry={retry} />}
      {!known && isLoading && (
        <Card>
          <SkeletonLines label={t('loading')} />
        </Card>
      )}
      {!known && !isLoading && <LoadFailure title={t('loadFailed')} onRetry={retry} />}
      {known && (
        <UndoBar year={year} recordExists={() => true}>
          <Allocation {...known} />
        </UndoBar>
      )}
    </Page>
  );
}
