import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';

interface EntryButtonsProps {
  /** Name of the entry, for labels. */
  name: string;
  onChange: () => void;
  onRemove: () => void;
}

/** Edit and remove buttons for an entry of a boundary list. */
export function EntryButtons({ name, onChange, onRemove }: EntryButtonsProps) {
  const { t } = useTranslation('carbon-boundary');
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        iconOnly
        aria-label={t('exclusions.changeOf', { name })}
        onClick={onChange}
      >
        <Pencil size={16} aria-hidden />
      </Button>
      <Button
        size="small"
        variant="quiet"
        iconOnly
        aria-label={t('exclusions.removeOf', { name })}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </>
  );
}
