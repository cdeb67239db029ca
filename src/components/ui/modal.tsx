import { useLayoutEffect, useRef, type DialogHTMLAttributes } from 'react';

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClick' | 'onCancel'> {
  onClose: () => void;
}

/**
 * The browser's own modal dialog, without a look: it holds the focus and gives it back, makes the page behind it
 * inert, and asks to be closed on Escape or a click outside. Mounted means open.
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect ends while the dialog is still in the document, where closing it gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // What the focus came from has gone meanwhile, as a list's button does with its last entry.
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // The keyboard's way to close is Escape, which the browser reports as `cancel`.
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
