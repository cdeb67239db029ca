import { skipToken } from '@reduxjs/toolkit/query/react';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditArea } from '../../../../core/contracts/audit';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { SelectField } from '../../../components/form/select-field';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useLocale } from '../../../lib/i18n/use-locale';
import { saveFile } from '../../../lib/device/save-file';
import { useGetUsersQuery } from '../../../domain/company/project-api';
import { useFailureText } from '../../../domain/people/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { usePermissions } from '../../../domain/people/use-permissions';
import { useProjectId } from '../../../lib/session/use-session';
import { useExportAuditTrailMutation, useGetAuditTrailQuery } from '../api';
import { auditAreas } from '../areas';
import { AuditPages } from './audit-pages';
import * as styles from './audit-screen.module.css';
import { AuditTable } from './audit-table';

const pageSize = 50;

/** Audit trail for administrators: who changed what, and when. */
export function AuditScreen() {
  const { t } = useTranslation('account');
  const { pathTo } = useLocale();
  const projectId = useProjectId();
  const { isAdmin } = usePermissions();
  return (
    <Page
      parent={{ to: pathTo('/account/users/'), name: t('users.title') }}
      title={t('audit.title')}
      intro={t('audit.intro')}
    >
      {!isAdmin && <NoAccess projectId={projectId} />}
      {isAdmin && projectId !== undefined && <AuditTrail projectId={projectId} />}
    </Page>
  );
}

/** Says that the trail is for administrators, once it is known that the person is none. */
function NoAccess({ projectId }: { projectId: number | undefined }) {
  const { t } = useTranslation('account');
  const { data: users, isError, refetch } = useGetUsersQuery(projectId ?? skipToken);
  if (users) return <Notice tone="info">{t('audit.adminOnly')}</Notice>;
  if (isError) return <LoadFailure title={t('audit.failed')} onRetry={() => void refetch()} />;
  return <Loading />;
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <Card>
      <SkeletonLines label={t('shell.loading')} />
    </Card>
  );
}

function AuditTrail({ projectId }: { projectId: number }) {
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const [page, setPage] = useState(1);
  const [area, setArea] = useViewOption<AuditArea | ''>('');
  const { currentData, isError, refetch } = useGetAuditTrailQuery({
    projectId,
    page,
    pageSize,
    area: area || undefined,
  });
  const choose = (chosen: AuditArea | '') => {
    setArea(chosen);
    setPage(1);
  };
  const [load, { isLoading, error }] = useExportAuditTrailMutation();
  const download = async () => {
    const { data } = await load(projectId);
    if (data !== undefined) saveFile('audit.csv', data, 'text/csv;charset=utf-8');
  };
  return (
    <>
      <div className={styles.bar}>
        <SelectField
          label={t('audit.filter')}
          value={area}
          options={[
            { value: '' as const, label: t('audit.all') },
            ...auditAreas.map((value) => ({ value, label: t(`audit.areas.${value}`) })),
          ]}
          onChange={choose}
        />
        <Button disabled={!isConnected || isLoading} onClick={() => void download()}>
          <Download size={18} aria-hidden />
          {t('audit.export')}
        </Button>
      </div>
      <ConnectionHint />
      {error && (
        <Notice tone="negative" title={t('settings.exportFailed')}>
          {failureText(error as ApiError)}
        </Notice>
      )}
      {currentData && currentData.data.length > 0 && (
        <>
          <AuditTable entries={currentData.data} />
          <AuditPages {...currentData.meta.pagination} onGo={setPage} />
        </>
      )}
      {currentData?.data.length === 0 && (
        <EmptyState
          icon={ScrollText}
          title={t('audit.emptyTitle')}
          actions={area && <Button onClick={() => choose('')}>{t('audit.showAll')}</Button>}
        >
          {t(area ? 'audit.emptyText' : 'audit.emptyAll')}
        </EmptyState>
      )}
      {!currentData && isError && <LoadFailure title={t('audit.failed')} onRetry={() => void refetch()} />}
      {!currentData && !isError && <Loading />}
    </>
  );
}
