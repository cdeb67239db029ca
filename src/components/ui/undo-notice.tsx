import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Notice } from './notice';
import { StatusRegion } from './status-region';
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

/** Its undo notices are at the lower edge of the window while its section is in view. */
export function UndoRegion({ children }: { children: ReactNode }) {
  return <StatusRegion className={styles.notices}>{children}</StatusRegion>;
}

/** Says what was done and offers to undo it; in an `UndoRegion`. */
export function UndoNotice({ failure, disabled, onUndo, onDismiss, children }: UndoNoticeProps) {
  const { t } = useTranslation('common');
  return (
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
  );
}
