import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { Dialog } from '../../../components/ui/dialog';
import { useConnection } from '../../../lib/api/use-connection';
import { useCleanUp } from '../clean-up/use-clean-up';
import { CleanUpOutcome } from '../clean-up/clean-up-outcome';
import * as styles from '../shared/fields.module.css';

interface RemoveUnassignedDialogProps {
  year: number;
  onClose: () => void;
}

const resources = ['suppliers'] as const;

/** Asks first, then removes the suppliers of a year without a sector, and says how many there were. */
export function RemoveUnassignedDialog({ year, onClose }: RemoveUnassignedDialogProps) {
  const { t } = useTranslation('carbon-update');
  const isConnected = useConnection() === 'connected';
  const [cleanUp, { remove }] = useCleanUp(resources, year);
  const { status } = cleanUp;
  const close = () => status !== 'removing' && onClose();
  return (
    <Dialog
      title={t('suppliers.removeUnassigned.title')}
      closeLabel={t('common:actions.close')}
      onClose={close}
      actions={
        status === 'done' ? (
          <Button variant="primary" onClick={close}>
            {t('common:actions.close')}
          </Button>
        ) : (
          <>
            <Button disabled={status === 'removing'} onClick={close}>
              {t('common:actions.cancel')}
            </Button>
            <Button
              variant="danger"
              disabled={status === 'removing' || !isConnected}
              onClick={() => void remove()}
            >
              {t('suppliers.removeUnassigned.action')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.fields}>
        {status !== 'done' && <p>{t('suppliers.removeUnassigned.text', { year })}</p>}
        <StatusRegion>
          <CleanUpOutcome cleanUp={cleanUp} />
        </StatusRegion>
      </div>
    </Dialog>
  );
}
