import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { useConnection } from '../../../lib/api/use-connection';
import { useAccess } from '../shared/use-access';
import * as styles from '../shared/cells.module.css';
import { YearLink } from './year-link';

interface YearActionsProps {
  year: number;
  onDelete: (year: number) => void;
}

/** What can be done with a year; deleting needs the server. */
export function YearActions({ year, onDelete }: YearActionsProps) {
  const { t } = useTranslation('carbon');
  const { canManage } = useAccess();
  const isConnected = useConnection() === 'connected';
  return (
    <div className={styles.actions}>
      <YearLink
        year={year}
        page="update"
        look={{ size: 'small' }}
        label={t(canManage ? 'actions.updateOf' : 'actions.inputsOf', { year })}
      >
        {canManage ? t('actions.update') : t('actions.inputs')}
      </YearLink>
      {canManage && (
        <Button
          size="small"
          variant="quiet"
          iconOnly
          disabled={!isConnected}
          aria-label={t('actions.deleteOf', { year })}
          onClick={() => onDelete(year)}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      )}
    </div>
  );
}
