import { X } from 'lucide-react';
import { startTransition, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names';
import { Button } from './button';
import * as styles from './dialog.module.css';
import { focusFirst, type DialogFocus } from './dialog-focus';
import { Modal } from './modal';

interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** `drawer` fills the height at the side of the screen; `modal` is centred. */
  placement?: 'modal' | 'drawer';
  /** Its content is text without controls, so it must be focusable for scrolling by keyboard. */
  isText?: boolean;
  /** What has the focus at first; by default the heading. */
  focus?: DialogFocus;
  children: ReactNode;
  /** Buttons, the safest first. */
  actions?: ReactNode;
}

/** A titled dialog with its content and actions. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, placement = 'modal', isText = false, children, actions } = props;
  const { focus = 'heading' } = props;
  const titleId = useId();
  // A drawer opens empty and its content follows, so that it responds quickly: its size does not depend on the content.
  const [isFilled, setFilled] = useState(placement === 'modal');
  useEffect(() => startTransition(() => setFilled(true)), []);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFilled && frame.current) focusFirst(frame.current, focus);
  }, [isFilled, focus]);
  const scrolled = isText && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 };
  return (
    <Modal
      className={classNames(styles.dialog, styles[placement])}
      aria-labelledby={titleId}
      onClose={onClose}
      // If a key is pressed before that, the content is rendered first.
      onKeyDownCapture={isFilled ? undefined : () => flushSync(() => setFilled(true))}
    >
      <div ref={frame} className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <Button variant="quiet" size="small" iconOnly aria-label={closeLabel} onClick={onClose}>
            <X size={18} aria-hidden />
          </Button>
        </header>
        <div className={styles.body} {...scrolled}>
          {isFilled && children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </Modal>
  );
}
