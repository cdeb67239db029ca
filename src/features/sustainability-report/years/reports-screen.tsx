import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportSummary } from '../../../../core/contracts/sustainability-report';
import { Card, Page } from '../../../components/layout/page';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetReportsQuery } from '../api';
import { BeginReport } from './begin-report';
import { RemoveReport } from './remove-report';
import { ReportRow } from './report-row';
import * as styles from './reports.module.css';
import { UnsentRemovals } from './unsent-removals';

/** A company's sustainability reports by year, and a form to start another. */
export function ReportsScreen() {
  const { t } = useTranslation('sustainability-report');
  const { pathTo } = useLocale();
  const isViewOnly = useIsViewOnly();
  const { data, isError, isFetching, refetch } = useGetReportsQuery(useProjectId() ?? skipToken);
  const [removing, setRemoving] = useState<ReportSummary>();
  const hasFailed = isError && !isFetching;
  const retry = () => void refetch();
  return (
    <Page parent={{ to: pathTo('/self-assessment/'), name: t('back') }} title={t('title')} intro={t('intro')}>
      {data && hasFailed && <StaleNotice title={t('load.failed')} onRetry={retry} />}
      {!data && hasFailed && <LoadFailure title={t('load.failed')} onRetry={retry} />}
      {!data && !hasFailed && (
        <Card>
          <SkeletonLines label={t('common:shell.loading')} />
        </Card>
      )}
      <UnsentRemovals />
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((report) => (
            <li key={report.year}>
              <ReportRow report={report} onRemove={isViewOnly ? undefined : () => setRemoving(report)} />
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && isViewOnly && <p className={styles.muted}>{t('empty')}</p>}
      {data && !isViewOnly && <BeginReport reports={data} />}
      {removing && <RemoveReport report={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
}
