import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectUser } from '../../../../core/contracts/users';
import { ClashNotice } from '../../../components/account/clash-notice';
import { PersonFields } from '../../../components/account/person-fields';
import {
  personFaults,
  phoneNumberOf,
  toPersonValues,
  type PersonFaults,
  type PersonValues,
} from '../../../components/account/person-values';
import { focusToBeMended } from '../../../components/account/to-be-mended';
import type { Edited } from '../../../lib/account/edited';
import { useEdited } from '../../../lib/account/use-edited';
import type { ApiError } from '../../../lib/api/api-error';
import { useUpdatePersonMutation } from '../../../lib/api/person-api';
import { useDraft } from '../../../lib/session/use-draft';
import { PersonDrawer } from './person-drawer';

interface EditUserDialogProps {
  projectId: number;
  /** As the list has them now: what others change while the dialog is open is shown in it. */
  user: ProjectUser;
  onClose: () => void;
  onSaved: () => void;
}

/** Corrects name, job title and telephone number of somebody. What is typed stays until it is saved or given up. */
export function EditUserDialog({ projectId, user, onClose, onSaved }: EditUserDialogProps) {
  const { t } = useTranslation('account');
  const [update, { isLoading }] = useUpdatePersonMutation();
  const { values: edited, change, clear } = useDraft<Edited<PersonValues>>(`user:${user.id}`);
  const person = useEdited(edited, toPersonValues(user), (next) => change(next, next), isLoading);
  const { values, clashes } = person;
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<PersonFaults>({});
  const [failure, setFailure] = useState<ApiError>();

  async function submit() {
    const phoneNumber = await phoneNumberOf(values);
    const found = personFaults(values, phoneNumber);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0 || clashes.length > 0) return focusToBeMended(form.current, found);
    const { firstName, lastName, jobTitle } = values;
    const body = { firstName, lastName, jobTitle, phoneNumber, version: user.version };
    const { error } = await update({ projectId, userId: user.id, ...body });
    if (error) return setFailure(error as ApiError);
    clear();
    onSaved();
  }

  return (
    <PersonDrawer
      title={t('users.edit.title', { name: user.name || user.email })}
      confirm={t('save')}
      failedTitle={t('users.edit.failed')}
      failure={failure}
      isSaving={isLoading}
      isTyped={edited !== undefined}
      form={form}
      onSubmit={submit}
      onClose={() => {
        clear();
        onClose();
      }}
    >
      <ClashNotice form={person} />
      <PersonFields values={values} faults={faults} isOwn={false} onChange={person.change} />
    </PersonDrawer>
  );
}
