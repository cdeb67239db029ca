import { useId, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import * as formStyles from '../../../components/account/form.module.css';
import { OfflineNote } from '../../../components/account/offline-note';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import { useDiscardQuestion } from '../../../components/ui/use-discard-question';
import { useFailureText } from '../../../lib/account/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';

interface PersonDrawerProps {
  title: string;
  /** What the button that saves says. */
  confirm: string;
  failedTitle: string;
  failure: ApiError | undefined;
  isSaving: boolean;
  /** Whether there is something to lose. */
  isTyped: boolean;
  form: RefObject<HTMLFormElement>;
  onSubmit: () => Promise<void>;
  /** Gives up what was typed. */
  onClose: () => void;
  children: ReactNode;
}

/** A person's data as a form in a drawer, which needs the server to be saved. */
export function PersonDrawer(props: PersonDrawerProps) {
  const { title, confirm, failedTitle, failure, isSaving, isTyped, form, onSubmit, onClose, children } =
    props;
  const { t } = useTranslation('account');
  const formId = useId();
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const discarding = useDiscardQuestion(isTyped, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('common:actions.close')}
      onClose={discarding.leave}
      placement="drawer"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={isSaving || !isConnected}>
            {isSaving ? t('saving') : confirm}
          </Button>
        </>
      }
    >
      {discarding.question}
      <form ref={form} id={formId} className={formStyles.form} noValidate onSubmit={submit}>
        <OfflineNote />
        {failure && (
          <Notice tone="negative" title={failedTitle}>
            {failureText(failure)}
          </Notice>
        )}
        {children}
      </form>
    </Dialog>
  );
}
