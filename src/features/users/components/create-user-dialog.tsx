import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../../core/contracts/users';
import { localeNames, locales, type Locale } from '../../../../core/i18n/locales';
import { toPersonValues, type PersonValues } from '../../../../core/people/person-values';
import { normaliseEmail } from '../../../../core/registration/email';
import { PersonFields } from '../../../domain/people/person-fields';
import { CheckField } from '../../../components/form/check-field';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import type { ApiError } from '../../../lib/api/api-error';
import { useRetryKeys } from '../../../lib/api/use-retry-keys';
import { checkPerson, phoneNumberOf } from '../../../domain/people/check-person';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useCreateUserMutation } from '../api';
import { PersonDrawer } from './person-drawer';

interface CreateUserDialogProps {
  projectId: number;
  onClose: () => void;
  onCreated: (name: string) => void;
}

interface NewUser extends PersonValues {
  email: string;
  role: Role;
  viewOnly: boolean;
  locale: Locale;
}

const check = checkPerson<NewUser>(() =>
  import('../../../../core/people/person.schema').then(({ newPersonSchema }) => newPersonSchema),
);

/** Adds somebody to the team. Unsaved input is kept until it is saved or discarded. */
export function CreateUserDialog({ projectId, onClose, onCreated }: CreateUserDialogProps) {
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  const [create] = useCreateUserMutation();
  const keyOf = useRetryKeys();
  const form = useDraftForm<NewUser, ApiError>({
    draft: useDraftStore('newUser'),
    stored: useMemo(
      () => ({ ...toPersonValues(), email: '', role: 'User', viewOnly: false, locale }),
      [locale],
    ),
    check,
    faultText: (fault) => t([`registration:faults.${fault}`] as never),
    onSubmit: async (values, { saved, failed }) => {
      const { phoneTerritory: _, ...person } = { ...values, email: normaliseEmail(values.email) };
      const body = { ...person, phoneNumber: await phoneNumberOf(values) };
      const { data, error } = await create({ projectId, body, idempotencyKey: keyOf(body) });
      if (!data) return failed(error as ApiError);
      saved();
      onCreated(data.name || data.email);
    },
  });
  const { field } = form;
  const { value: isViewOnly, ...viewOnly } = field('viewOnly');
  return (
    <PersonDrawer
      title={t('users.create.title')}
      confirm={t('users.create.confirm')}
      failedTitle={t('users.create.failed')}
      form={form}
      onClose={onClose}
    >
      <p>{t('users.create.text')}</p>
      <TextField
        {...field('email')}
        type="email"
        label={t('users.email')}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <PersonFields field={field} isOwn={false} namesOptional />
      <SelectField
        {...field('role')}
        label={t('users.role')}
        hint={t(`users.roleHint.${form.values.role}`)}
        options={(['User', 'Admin'] as const).map((value) => ({ value, label: t(`users.roles.${value}`) }))}
      />
      <CheckField {...viewOnly} checked={isViewOnly} label={t('users.create.viewOnly')} />
      <SelectField
        {...field('locale')}
        label={t('users.create.language')}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
    </PersonDrawer>
  );
}
