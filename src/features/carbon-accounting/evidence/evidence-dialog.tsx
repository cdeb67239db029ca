import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog';
import { RecordEvidence } from './record-evidence';

interface EvidenceDialogProps {
  recordId: string;
  /** Name of the record. */
  name: string;
  onClose: () => void;
}

/** The files of a record, for people who may not change it. */
export function EvidenceDialog({ recordId, name, onClose }: EvidenceDialogProps) {
  const { t } = useTranslation('evidence');
  return (
    <Dialog
      placement="drawer"
      title={t('of', { name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <RecordEvidence recordId={recordId} />
    </Dialog>
  );
}
