import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { editDiscarded, mineKept } from '../../../lib/outbox/actions';
import { differencesOf } from '../../../lib/outbox/differences';
import type { OutboxEntry } from '../../../lib/outbox/entry';
import { useAppDispatch } from '../../../lib/store/hooks';
import { useEditTexts } from '../hooks/use-edit-texts';
import * as styles from './conflict-dialog.module.css';

/** Two people changed the same value: shows both versions and asks which one to keep. */
export function ConflictDialog({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const { t } = useTranslation('offline');
  const dispatch = useAppDispatch();
  const { nameOf, write } = useEditTexts();
  const decide = (decision: typeof mineKept) => {
    dispatch(decision(entry.id));
    onClose();
  };
  const differences = differencesOf(entry);
  return (
    <Dialog
      title={t('conflict.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => decide(editDiscarded)}>{t('conflict.takeTheirs')}</Button>
          <Button variant="primary" onClick={() => decide(mineKept)}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <p className={styles.name}>{nameOf(entry)}</p>
      {differences.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, mine, theirs }) => (
              <tr key={write(name)}>
                <th scope="row">{write(name)}</th>
                <td>{write(mine)}</td>
                <td>{write(theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
