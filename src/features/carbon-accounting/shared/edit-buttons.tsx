import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button';

interface EditButtonsProps {
  /** Labels name what is edited or removed. */
  editLabel: string;
  removeLabel: string;
  onEdit?: (() => void) | undefined;
  onRemove: () => void;
}

/** Icon buttons to edit and to remove an entry. */
export function EditButtons({ editLabel, removeLabel, onEdit, onRemove }: EditButtonsProps) {
  return (
    <>
      {onEdit && (
        <Button size="small" variant="quiet" iconOnly aria-label={editLabel} onClick={onEdit}>
          <Pencil size={16} aria-hidden />
        </Button>
      )}
      <Button size="small" variant="quiet" iconOnly aria-label={removeLabel} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </Button>
    </>
  );
}
