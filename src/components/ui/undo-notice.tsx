import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Notice } from './notice';
import * as styles from './sticky-notices.module.css';

interface UndoNoticeProps {
  /** Why it could not be undone. */
  failure?: string | undefined;
  disabled?: boolean;
  onUndo: () => void;
  onDismiss: () => void;
  /** What was done. */
  children: ReactNode;
}

/** Says what was done and offers to undo it, at the lower edge of the window while its section is in view. */
export function UndoNotice({ failure, disabled, onUndo, onDismiss, children }: UndoNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.notices}>
      <div>
        <Notice
          tone={failure === undefined ? 'info' : 'negative'}
          title={failure}
          actions={
            <>
              <Button size="small" disabled={disabled} onClick={onUndo}>
                {t('actions.undo')}
              </Button>
              <Button size="small" variant="quiet" onClick={onDismiss}>
                {t('actions.dismiss')}
              </Button>
            </>
          }
        >
          {children}
        </Notice>
      </div>
    </div>
  );
}
