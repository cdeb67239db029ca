import { useTranslation } from 'react-i18next';
import { EvidenceLines } from '../../../domain/evidence/evidence-lines';
import * as styles from '../../../domain/evidence/evidence.module.css';
import { useRecordFiles, type productLines } from './use-record-files';

interface RecordEvidenceProps {
  recordId: string;
  /** By default an activity. */
  resource?: typeof productLines;
}

/** The files of a record, read only. */
export function RecordEvidence({ recordId, resource }: RecordEvidenceProps) {
  const { t } = useTranslation('evidence');
  return (
    <div role="group" aria-label={t('title')} className={styles.files}>
      <EvidenceLines {...useRecordFiles(recordId, resource)} />
    </div>
  );
}
