import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftForm } from '../../lib/forms/use-draft-form';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useDiscardQuestion } from '../ui/use-discard-question';

interface FormDialogProps {
  title: ReactNode;
  form: Pick<DraftForm<object>, 'formProps' | 'isTyped' | 'isSubmitting' | 'discard' | 'failure'>;
  /** The text of the save button. */
  confirm: string;
  placement?: 'modal' | 'drawer';
  /** Class of the form element. */
  className?: string | undefined;
  /** Whether saving is disabled. */
  disabled?: boolean;
  /** Called when it is closed without being saved. */
  onDiscard?: () => void;
  /** Whether closing keeps the input, so that only cancelling discards it. */
  keepsInput?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: saved, cancelled, or left after a question if input would be lost. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    form,
    confirm,
    placement,
    className,
    disabled = false,
    onDiscard,
    keepsInput = false,
    onClose,
    children,
  } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const { failure } = form;
  useEffect(() => {
    if (failure === undefined) return;
    // The message is in the form, which may be scrolled. The faults of fields are deeper.
    document.getElementById(id)?.querySelector(':scope > [role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [failure, id]);
  const cancel = () => {
    form.discard();
    onDiscard?.();
    onClose();
  };
  const { leave, question } = useDiscardQuestion(form.isTyped, cancel);
  return (
    <Dialog
      title={title}
      focus="field"
      {...(placement && { placement })}
      closeLabel={t('actions.close')}
      onClose={keepsInput ? onClose : leave}
      actions={
        <>
          <Button onClick={cancel}>{t('actions.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" disabled={disabled || form.isSubmitting}>
            {confirm}
          </Button>
        </>
      }
    >
      {question}
      <form id={id} className={className} {...form.formProps}>
        {children}
      </form>
    </Dialog>
  );
}
