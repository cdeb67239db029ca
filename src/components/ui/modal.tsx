import { useLayoutEffect, useRef, type DialogHTMLAttributes } from 'react';

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClick' | 'onCancel'> {
  onClose: () => void;
}

/**
 * Moves the focus to the page if the element that has it is gone, now or before it moves on: such as a row's button
 * when the dialog has removed the row.
 */
function keepFocus(): void {
  const observer = new MutationObserver(moveLost);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', () => observer.disconnect(), { once: true });
  moveLost();
}

function moveLost(): void {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * The browser's modal dialog without styling: it traps and restores the focus, makes the page behind it inert, and
 * requests closing on Escape or a click outside. It is open while mounted.
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect is cleaned up while the dialog is still in the document, so that closing it restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      keepFocus();
    };
  }, []);
  return (
    // The keyboard closes it with Escape, which the browser reports as `cancel`.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- see above
    <dialog
      ref={ref}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...rest}
    >
      {children}
    </dialog>
  );
}
