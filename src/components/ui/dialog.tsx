import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button } from './button';
import * as styles from './dialog.module.css';
import { Modal } from './modal';

interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** `drawer` fills the height at the side of the screen; `modal` stands in its middle. */
  placement?: 'modal' | 'drawer';
  /** Its content is text to read, without a control by which the keyboard would scroll it. */
  isText?: boolean;
  children: ReactNode;
  /** Buttons, the safest first. */
  actions?: ReactNode;
}

/** A titled dialog with its content and actions. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, placement = 'modal', isText = false, children, actions } = props;
  const titleId = useId();
  const scrolled = isText && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 };
  return (
    <Modal
      className={classNames(styles.dialog, styles[placement])}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button variant="quiet" size="small" iconOnly aria-label={closeLabel} onClick={onClose}>
            <X size={18} aria-hidden />
          </Button>
        </header>
        <div className={styles.body} {...scrolled}>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </Modal>
  );
}
