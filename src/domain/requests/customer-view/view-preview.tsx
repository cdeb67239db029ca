import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { useGetCustomerViewQuery } from '../customer-requests-api';
import { createLoadable, useLoadable } from '../../../lib/loading/loadable';
import { useProjectId } from '../../../lib/session/use-session';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import * as styles from '../customer-view.module.css';

interface ViewPreviewProps {
  request: CustomerRequest;
  /** Level of its headings. */
  level: 3 | 4;
}

/** A preview of what the customer will see; loaded when it is opened. */
export function ViewPreview({ request, level }: ViewPreviewProps) {
  const { t } = useTranslation('customer-view');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.preview} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('preview.open', { customer: request.RequesterCompanyName })}</summary>
      <div className={styles.shown}>
        <p className={styles.muted}>{t('preview.text')}</p>
        {isOpen && <LoadedPreview request={request} level={level} />}
      </div>
    </details>
  );
}

const preview = createLoadable(() => import('./preview-content'));

function LoadedPreview({ request, level }: ViewPreviewProps) {
  const { t } = useTranslation('customer-view');
  const projectId = useProjectId();
  const parts = useLoadable(preview);
  const { data, isError } = useGetCustomerViewQuery(
    projectId === undefined ? skipToken : { projectId, linkingId: request.LinkingId },
  );
  if (data && parts.status === 'ready') {
    const { PreviewContent } = parts.content;
    return <PreviewContent request={request} data={data} level={level} />;
  }
  if (parts.status === 'failed' || (isError && !data)) return <p role="alert">{t('preview.failed')}</p>;
  return <SkeletonLines label={t('preview.loading')} />;
}
