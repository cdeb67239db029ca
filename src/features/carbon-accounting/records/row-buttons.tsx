import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import * as cells from '../shared/cells.module.css';

interface RowButtonsProps {
  name: string;
  onEdit?: () => void;
  onRemove: () => void;
}

/** Buttons to open a row's details or to remove it; removing can be undone. */
export function RowButtons({ name, onEdit, onRemove }: RowButtonsProps) {
  const { t } = useTranslation('carbon-update');
  return (
    <div className={cells.actions}>
      {onEdit && (
        <Button
          size="small"
          variant="quiet"
          iconOnly
          aria-label={t('actions.editOf', { name })}
          onClick={onEdit}
        >
          <Pencil size={16} aria-hidden />
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        iconOnly
        aria-label={t('actions.removeOf', { name })}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </div>
  );
}
