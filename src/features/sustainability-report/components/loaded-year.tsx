import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { ButtonRoute } from '../../../components/ui/button-route';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { LoadedReport } from '../hooks/use-report';
import { reportsPath } from '../paths';
import type { ReportView } from '../report-view';
import { isUnsent } from '../years/new-report';

interface LoadedYearProps {
  year: number;
  report: LoadedReport;
  children: (view: ReportView) => ReactNode;
}

/** Renders its children with a loaded report; otherwise shows loading, failure or that the year has none. */
export function LoadedYear({ year, report: { view, hasFailed, retry }, children }: LoadedYearProps) {
  const { t } = useTranslation('sustainability-report');
  const { pathTo } = useLocale();
  if (view)
    return (
      <>
        {hasFailed && <StaleNotice title={t('load.failed')} onRetry={retry} />}
        {isUnsent(view.report) && <Notice tone="info">{t('begin.unsent')}</Notice>}
        {children(view)}
      </>
    );
  if (view === null)
    return (
      <EmptyState
        icon={FileText}
        title={t('notFound.title', { year })}
        actions={<ButtonRoute to={pathTo(reportsPath)}>{t('notFound.begin')}</ButtonRoute>}
      >
        {t('notFound.text')}
      </EmptyState>
    );
  if (hasFailed) return <LoadFailure title={t('load.failed')} onRetry={retry} />;
  return (
    <Card>
      <SkeletonLines label={t('common:shell.loading')} />
    </Card>
  );
}
