import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectUser } from '../../../../core/contracts/users';
import { toPersonValues, type PersonValues } from '../../../../core/people/person-values';
import { checkChangedPerson } from '../../../domain/people/check-changed-person';
import { ClashNotice } from '../../../components/form/clash-notice';
import { PersonFields } from '../../../domain/people/person-fields';
import type { ApiError } from '../../../lib/api/api-error';
import { useUpdatePersonMutation } from '../../../domain/people/person-api';
import { phoneNumberOf } from '../../../domain/people/check-person';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { PersonDrawer } from './person-drawer';

interface EditUserDialogProps {
  projectId: number;
  /** The user from the current list, so that changes by others appear while the dialog is open. */
  user: ProjectUser;
  onClose: () => void;
  onSaved: () => void;
}

/**
 * Edits name, job title and telephone number of a user. Unsaved input is kept until it is saved or discarded.
 */
export function EditUserDialog({ projectId, user, onClose, onSaved }: EditUserDialogProps) {
  const { t } = useTranslation('account');
  const [update] = useUpdatePersonMutation();
  const form = useDraftForm<PersonValues, ApiError>({
    draft: useDraftStore(`user:${user.id}`),
    stored: useMemo(() => toPersonValues(user), [user]),
    asksOnClash: true,
    check: checkChangedPerson,
    faultText: (fault) => t([`registration:faults.${fault}`] as never),
    onSubmit: async (values, { saved, failed }) => {
      const { phoneTerritory: _, ...person } = { ...values, phoneNumber: await phoneNumberOf(values) };
      const { error } = await update({ projectId, userId: user.id, ...person, version: user.version });
      if (error) return failed(error as ApiError);
      saved();
      onSaved();
    },
  });
  return (
    <PersonDrawer
      title={t('users.edit.title', { name: user.name || user.email })}
      confirm={t('save')}
      failedTitle={t('users.edit.failed')}
      form={form}
      onClose={onClose}
    >
      <ClashNotice form={form} />
      <PersonFields field={form.field} isOwn={false} />
    </PersonDrawer>
  );
}
