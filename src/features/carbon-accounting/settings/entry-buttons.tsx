import { useTranslation } from 'react-i18next';
import { EditButtons } from '../shared/edit-buttons';

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
    <EditButtons
      editLabel={t('exclusions.changeOf', { name })}
      removeLabel={t('exclusions.removeOf', { name })}
      onEdit={onChange}
      onRemove={onRemove}
    />
  );
}
