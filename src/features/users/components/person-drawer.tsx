import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as formStyles from '../../../components/form/form.module.css';
import { OfflineNote } from '../../../components/ui/offline-note';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import { useDiscardQuestion } from '../../../components/ui/use-discard-question';
import { useFailureText } from '../../../domain/people/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import type { DraftForm } from '../../../lib/forms/use-draft-form';

type PersonForm = Pick<
  DraftForm<object, ApiError>,
  'formProps' | 'isTyped' | 'isSubmitting' | 'failure' | 'discard'
>;

interface PersonDrawerProps {
  title: string;
  /** Label of the save button. */
  confirm: string;
  failedTitle: string;
  form: PersonForm;
  onClose: () => void;
  children: ReactNode;
}

/** A form with a person's data in a drawer; saving needs the server. */
export function PersonDrawer({ title, confirm, failedTitle, form, onClose, children }: PersonDrawerProps) {
  const { t } = useTranslation('account');
  const formId = useId();
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const { failure, isSubmitting } = form;
  const giveUp = () => {
    form.discard();
    onClose();
  };
  const discarding = useDiscardQuestion(form.isTyped, giveUp);
  return (
    <Dialog
      title={title}
      closeLabel={t('common:actions.close')}
      onClose={discarding.leave}
      placement="drawer"
      actions={
        <>
          <Button onClick={giveUp}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={isSubmitting || !isConnected}>
            {isSubmitting ? t('saving') : confirm}
          </Button>
        </>
      }
    >
      {discarding.question}
      <form {...form.formProps} id={formId} className={formStyles.form}>
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
