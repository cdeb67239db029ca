import { useTranslation } from 'react-i18next';
import { CopyField } from '../../components/form/copy-field';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { Notice } from '../../components/ui/notice';
import * as styles from './systems.module.css';

interface SecretDialogProps {
  title: string;
  /** A note that the values are not shown again. */
  once: string;
  /** The credentials, by label. */
  values: Readonly<Record<string, string>>;
  done: string;
  onClose: () => void;
}

/** Shows a system's credentials once. */
export function SecretDialog({ title, once, values, done, onClose }: SecretDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      title={title}
      closeLabel={t('actions.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {done}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Notice tone="caution">{once}</Notice>
        {Object.entries(values).map(([label, value]) => (
          <CopyField key={label} label={label} value={value} />
        ))}
      </div>
    </Dialog>
  );
}
