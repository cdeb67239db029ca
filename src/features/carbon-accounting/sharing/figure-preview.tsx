import { useTranslation } from 'react-i18next';
import { SharedEmissions } from '../../../domain/requests/customer-view/shared-emissions';
import { Dialog } from '../../../components/ui/dialog';
import type { AllocationRow } from './allocation-rows';
import * as styles from './sharing.module.css';

interface FigurePreviewProps {
  row: AllocationRow;
  year: number;
  onClose: () => void;
}

/** Preview of the year as a customer sees it: what can be shared now, or else what has been shared. */
export function FigurePreview({ row: { name, figure, shared }, year, onClose }: FigurePreviewProps) {
  const { t } = useTranslation('carbon-share');
  const shown = figure ?? shared;
  return (
    <Dialog
      placement="drawer"
      isText
      title={t('preview.title', { customer: name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <p className={styles.note}>{t('preview.text', { year })}</p>
      {shown && (
        <SharedEmissions figures={[{ ...shown, sharedAt: shared?.sharedAt ?? shown.calculatedAt }]} />
      )}
    </Dialog>
  );
}
