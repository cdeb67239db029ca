import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Dialog } from './dialog';
import * as styles from './question-dialog.module.css';

interface QuestionDialogProps {
  title: ReactNode;
  /** The text of the button that confirms. */
  action: ReactNode;
  /** Whether the action is destructive. */
  isEnd: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for confirmation. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, action, isEnd, disabled, onConfirm, onClose, children } = props;
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
          <Button variant={isEnd ? 'danger' : 'primary'} disabled={disabled} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.content}>{children}</div>
    </Dialog>
  );
}
