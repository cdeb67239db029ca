import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useDismissal } from './dismissal';
import * as styles from './popover-menu.module.css';

interface PopoverMenuProps {
  /** The content of the button. */
  trigger: ReactNode;
  triggerLabel?: string;
  triggerClassName?: string | undefined;
  placement?: 'below' | 'above';
  align?: 'start' | 'end';
  children: ReactNode;
}

/** Minimum distance between a panel and the edge of the window. */
const edge = 8;

/** Moves a panel that would overflow the window back into it. */
function keepInside(panel: HTMLElement | null): void {
  if (!panel) return;
  const { left, right } = panel.getBoundingClientRect();
  const room = document.documentElement.clientWidth - edge;
  const shift = left < edge ? edge - left : Math.min(0, room - right);
  panel.style.translate = `${shift}px`;
}

/** A button that shows a panel of links and buttons. Closes on Escape, on a choice, and when the focus or a click goes elsewhere. */
export function PopoverMenu({
  trigger,
  triggerLabel,
  triggerClassName,
  placement = 'below',
  align = 'start',
  children,
}: PopoverMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const dismiss = useCallback((keepsFocus: boolean) => {
    setOpen(false);
    if (keepsFocus) button.current?.focus();
  }, []);
  useDismissal(root, dismiss, open);

  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.trigger, triggerClassName)}
        aria-label={triggerLabel}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen((was) => !was)}
      >
        {trigger}
      </button>
      {open && (
        // A choice inside the panel closes it; the links and buttons themselves handle the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- see above
        <div
          ref={keepInside}
          id={panelId}
          className={classNames(styles.panel, styles[placement], styles[align])}
          onClick={(event) => {
            if ((event.target as Element).closest('a, button')) dismiss(true);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <p className={styles.heading}>{children}</p>;
}

/** The class of a link or button in a menu. */
export const menuItemClass = styles.item;
