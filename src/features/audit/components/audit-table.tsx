import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isClientAuthor } from '../../../../core/terms/api-clients';
import type { AuditEntry } from '../../../../core/contracts/audit';
import { Changes } from '../../../domain/company/changes';
import { InstantText } from '../../../components/ui/instant';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import { Pill } from '../../../components/ui/pill';
import { useSubject } from '../hooks/use-subject';
import * as styles from './audit-screen.module.css';

const entryKey = ({ number }: AuditEntry) => String(number);

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('account');
  const subjectOf = useSubject();
  const columns = useMemo(
    (): Column<AuditEntry>[] => [
      {
        id: 'at',
        header: t('audit.when'),
        width: 'minmax(9rem, 1fr)',
        cell: ({ at }) => <InstantText value={at} />,
      },
      {
        id: 'actor',
        header: t('audit.who'),
        width: 'minmax(10rem, 1.5fr)',
        cell: ({ actor, actorName }) => (
          <div className={styles.actor}>
            {actorName || actor}
            {actorName && (
              <div className={styles.email}>{isClientAuthor(actor) ? t('audit.apiClient') : actor}</div>
            )}
          </div>
        ),
      },
      {
        id: 'what',
        header: t('audit.what'),
        width: 'minmax(16rem, 4fr)',
        rowHeader: true,
        cell: ({ area, action, subject, changes }) => (
          <>
            <div className={styles.event}>
              <Pill tone="neutral">{t([`audit.areas.${area}`] as never, { defaultValue: area })}</Pill>
              <span>{t([`audit.actions.${action}`] as never, { defaultValue: action })}</span>
              {subject && <span className={styles.subject}>{subjectOf({ area, subject })}</span>}
            </div>
            <Changes changes={changes} />
          </>
        ),
      },
    ],
    [t, subjectOf],
  );
  return <VirtualTable label={t('audit.title')} columns={columns} rows={entries} rowKey={entryKey} />;
}
