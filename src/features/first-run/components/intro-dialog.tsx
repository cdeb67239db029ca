import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { stepIds } from '../steps';
import * as styles from './dialogs.module.css';

interface IntroDialogProps {
  onStart: () => void;
  onLater: () => void;
}

/** Explains the guided first run before it begins. */
export function IntroDialog({ onStart, onLater }: IntroDialogProps) {
  const { t } = useTranslation('first-run');
  return (
    <Dialog
      title={t('intro.title')}
      closeLabel={t('common:actions.close')}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onLater}>{t('intro.later')}</Button>
          <Button variant="primary" onClick={onStart}>
            {t('intro.start')}
          </Button>
        </>
      }
    >
      <p>{t('intro.text')}</p>
      <ol className={styles.list}>
        {stepIds.map((id) => (
          <li key={id}>
            <strong className={styles.name}>{t(`steps.${id}`)}</strong>
            {t(`intro.${id}`)}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('intro.note')}</p>
    </Dialog>
  );
}
