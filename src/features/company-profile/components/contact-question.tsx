import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameEmail } from '../../../../core/access/people';
import type { CompanyProfile } from '../../../../core/contracts/company-profile';
import type { ProjectUser } from '../../../../core/contracts/users';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useGetUsersQuery } from '../../../domain/company/project-api';
import { useProjectId, useSession } from '../../../lib/session/use-session';
import { deviceStorage } from '../../../lib/storage/safe-storage';

interface ContactQuestionProps {
  profile: CompanyProfile;
  /** Called when the person wants to be the contact. */
  onChange: (own: ProjectUser) => void;
}

const keptKey = 'keptContact';

/**
 * Asks the main user whether a colleague should stay the contact: customers still see the previous main user.
 * Shown until the person has decided on this device.
 */
export function ContactQuestion({ profile, onChange }: ContactQuestionProps) {
  const { t } = useTranslation('account');
  const { data: users = [] } = useGetUsersQuery(useProjectId() ?? skipToken);
  const ownEmail = useSession().profile?.email ?? '';
  const { Email: contactEmail } = profile.PersonalData;
  const [kept, setKept] = useState(() => deviceStorage.get(keptKey));
  const own = users.find(({ email }) => isSameEmail(email, ownEmail));
  const contact = users.find(({ email }) => isSameEmail(email, contactEmail));
  if (!own?.isMainUser || !contact || contact.id === own.id || kept === contact.email) return null;

  const name = contact.name || contact.email;
  const keep = () => {
    deviceStorage.set(keptKey, contact.email);
    setKept(contact.email);
  };
  return (
    <Notice
      tone="info"
      title={t('profile.contactOf.title')}
      actions={
        <>
          <Button size="small" variant="primary" onClick={() => onChange(own)}>
            {t('profile.contactOf.change')}
          </Button>
          <Button size="small" onClick={keep}>
            {t('profile.contactOf.keep', { name })}
          </Button>
        </>
      }
    >
      {t('profile.contactOf.text', { name })}
    </Notice>
  );
}
