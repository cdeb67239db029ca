import { useLayoutEffect, useRef, type DialogHTMLAttributes } from 'react';
import { keepFocus } from './keep-focus';

type Given = 'open' | 'onClick' | 'onPointerDown' | 'onCancel';

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, Given> {
  onClose: () => void;
}

/**
 * The browser's modal dialog without styling: it traps and restores the focus, makes the page behind it inert, and
 * requests closing on Escape or a click outside. It is open while mounted.
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- see above
    <dialog
      ref={ref}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === ref.current;
      }}
      onClick={({ target, detail }) => {
        // Text may be selected beyond the edge; and the second click of a double click belongs to what opened it.
        if (target === ref.current && isPressedOutside.current && detail < 2) onClose();
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
