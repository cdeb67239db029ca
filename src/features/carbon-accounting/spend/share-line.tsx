import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { NumberInput } from '../records/number-input';
import * as styles from './distribution.module.css';

interface ShareLineProps {
  sector: string;
  field: FieldControl<string>;
  onRemove: () => void;
}

/** A sector with its share in a form. */
export function ShareLine({ sector, field, onRemove }: ShareLineProps) {
  const { t } = useTranslation('carbon-update');
  return (
    <li className={styles.line}>
      <span>{sector}</span>
      <NumberInput label={sector} unit={t('units.percent')} {...field} />
      <Button
        size="small"
        variant="quiet"
        iconOnly
        aria-label={t('actions.removeOf', { name: sector })}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </li>
  );
}
