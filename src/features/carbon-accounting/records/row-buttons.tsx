import { useTranslation } from 'react-i18next';
import * as cells from '../shared/cells.module.css';
import { EditButtons } from '../shared/edit-buttons';
import { useFocusAfterUndo } from './use-undo';

interface RowButtonsProps {
  /** What the row shows, as in the outbox. */
  subject: string;
  name: string;
  onEdit?: () => void;
  onRemove: () => void;
}

/** Buttons to open a row's details or to remove it; removing can be undone. */
export function RowButtons({ subject, name, onEdit, onRemove }: RowButtonsProps) {
  const { t } = useTranslation('carbon-update');
  const buttons = useFocusAfterUndo(subject);
  return (
    <div ref={buttons} className={cells.actions}>
      <EditButtons
        editLabel={t('actions.editOf', { name })}
        removeLabel={t('actions.removeOf', { name })}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    </div>
  );
}
