import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog';
import * as formStyles from '../../../components/form/form.module.css';
import { OfflineNote } from '../../../components/ui/offline-note';
import { Notice } from '../../../components/ui/notice';
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
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const { failure, isSubmitting } = form;
  return (
    <FormDialog
      title={title}
      form={form}
      className={formStyles.form}
      placement="drawer"
      confirm={isSubmitting ? t('saving') : confirm}
      disabled={!isConnected}
      onClose={onClose}
    >
      <OfflineNote />
      {failure && (
        <Notice tone="negative" title={failedTitle}>
          {failureText(failure)}
        </Notice>
      )}
      {children}
    </FormDialog>
  );
}
