import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../../core/contracts/users';
import { localeNames, locales, type Locale } from '../../../../core/i18n/locales';
import { isEmailAddress, normaliseEmail } from '../../../../core/registration/email';
import { PersonFields } from '../../../components/account/person-fields';
import {
  emptyPerson,
  personFaults,
  phoneNumberOf,
  type PersonFaults,
  type PersonValues,
} from '../../../components/account/person-values';
import { focusToBeMended } from '../../../components/account/to-be-mended';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import type { ApiError } from '../../../lib/api/api-error';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useDraft } from '../../../lib/session/use-draft';
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
  locale: Locale;
}

/** Adds somebody to the team. What is typed stays until it is saved or given up. */
export function CreateUserDialog({ projectId, onClose, onCreated }: CreateUserDialogProps) {
  const { t } = useTranslation('account');
  const { locale: own } = useLocale();
  const [create, { isLoading }] = useCreateUserMutation();
  const empty: NewUser = { ...emptyPerson, email: '', role: 'User', locale: own };
  const { values: typed, change, clear } = useDraft<NewUser>('newUser');
  const { email, role, locale, ...person } = typed ?? empty;
  const type = (part: Partial<NewUser>) => change(part, empty);
  const [faults, setFaults] = useState<PersonFaults>({});
  const [emailFault, setEmailFault] = useState<'emailRequired' | 'emailInvalid'>();
  const [failure, setFailure] = useState<ApiError>();
  const form = useRef<HTMLFormElement>(null);

  async function submit() {
    const address = normaliseEmail(email);
    const wrong = address === '' ? 'emailRequired' : isEmailAddress(address) ? undefined : 'emailInvalid';
    const phoneNumber = await phoneNumberOf(person);
    const found = personFaults(person, phoneNumber, false);
    setEmailFault(wrong);
    setFaults(found);
    setFailure(undefined);
    if (wrong || Object.keys(found).length > 0)
      return focusToBeMended(form.current, { ...found, ...(wrong && { email: wrong }) });
    const { firstName, lastName, jobTitle } = person;
    const body = { projectId, email: address, firstName, lastName, jobTitle, phoneNumber, role, locale };
    const { data, error } = await create(body);
    if (!data) return setFailure(error as ApiError);
    clear();
    onCreated(data.name || data.email);
  }

  return (
    <PersonDrawer
      title={t('users.create.title')}
      confirm={t('users.create.confirm')}
      failedTitle={t('users.create.failed')}
      failure={failure}
      isSaving={isLoading}
      isTyped={typed !== undefined}
      form={form}
      onSubmit={submit}
      onClose={() => {
        clear();
        onClose();
      }}
    >
      <p>{t('users.create.text')}</p>
      <TextField
        name="email"
        type="email"
        label={t('users.email')}
        value={email}
        error={emailFault && t(`registration:faults.${emailFault}`)}
        onChange={(next) => type({ email: next })}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <PersonFields values={person} faults={faults} isOwn={false} namesOptional onChange={type} />
      <SelectField
        label={t('users.role')}
        hint={t(`users.roleHint.${role}`)}
        value={role}
        options={(['User', 'Admin'] as const).map((value) => ({ value, label: t(`users.roles.${value}`) }))}
        onChange={(next) => type({ role: next })}
      />
      <SelectField
        label={t('users.create.language')}
        value={locale}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={(next) => type({ locale: next })}
      />
    </PersonDrawer>
  );
}
