import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewReminderBody } from '../../../../core/contracts/supply-chain';
import { useProjectId } from '../../../lib/session/use-session';
import { usePreviewReminderQuery } from '../api';
import * as styles from './reminder-dialog.module.css';

/** The mail in the recipient's language; fetched when it is opened. */
export function ReminderPreview({ body }: { body: PreviewReminderBody }) {
  const { t } = useTranslation('supply-chain');
  const projectId = useProjectId();
  const [wanted, setWanted] = useState<PreviewReminderBody | null>(null);
  const { data, isError } = usePreviewReminderQuery(
    wanted && projectId !== undefined ? { projectId, body: wanted } : skipToken,
  );
  return (
    <details
      className={styles.preview}
      onToggle={(event) => setWanted(event.currentTarget.open ? body : null)}
    >
      <summary>{t('remind.preview')}</summary>
      <div className={styles.mail}>
        {isError && t('remind.previewFailed')}
        {data && (
          <>
            <p className={styles.muted}>{t('remind.to', { recipient: data.recipient })}</p>
            <p>
              <strong>{data.subject}</strong>
            </p>
            <pre lang={data.locale}>{data.text}</pre>
          </>
        )}
      </div>
    </details>
  );
}
