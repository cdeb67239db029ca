import { useLayoutEffect, useRef, type DialogHTMLAttributes } from 'react';
import { isComposing } from './is-composing';

type Given = 'open' | 'onClick' | 'onPointerDown' | 'onCancel' | 'onClose' | 'onKeyDown';

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, Given> {
  onClose: () => void;
}

let isAsked = false;

/** Chrome may report one press of the back button to several open dialogs: only the first is meant. */
function askOnce(close: () => void): void {
  if (isAsked) return;
  isAsked = true;
  setTimeout(() => (isAsked = false));
  close();
}

/**
 * The browser's modal dialog without styling: it traps and restores the focus, makes the page behind it inert, and
 * requests closing on Escape, the back button or a click outside. It is open while mounted.
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  // A layout effect is cleaned up while the dialog is still in the document, so that closing it restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a dialog
    <dialog
      ref={ref}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === ref.current;
      }}
      onClick={({ target, detail }) => {
        // Text may be selected beyond the edge; and the second click of a double click belongs to what opened it.
        if (target === ref.current && isPressedOutside.current && detail < 2) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isDefaultPrevented() || isComposing(event.nativeEvent)) return;
        // Else Chrome closes a dialog on a second Escape without asking the page.
        event.preventDefault();
        if (!event.repeat) onClose();
      }}
      onCancel={(event) => {
        // A file picker that is dismissed reports it here, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        askOnce(onClose);
      }}
      onClose={({ currentTarget: dialog }) => {
        if (dialog.open) return;
        // Chrome has closed it without asking, but there may be input to lose.
        dialog.showModal();
        askOnce(onClose);
      }}
      {...rest}
    >
      {children}
    </dialog>
  );
}
