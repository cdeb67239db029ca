import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Dialog } from './dialog';
import * as styles from './question-dialog.module.css';

interface QuestionDialogProps {
  title: ReactNode;
  /** The text of the button that confirms. */
  action: ReactNode;
  /** The action deletes or ends something: its button is red. */
  isDestructive: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for confirmation. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, action, isDestructive, disabled, onConfirm, onClose, children } = props;
  const { t } = useTranslation('common');
  return (
    <Dialog
      title={title}
      focus="action"
      closeLabel={t('actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant={isDestructive ? 'danger' : 'primary'} disabled={disabled} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.content}>{children}</div>
    </Dialog>
  );
}
