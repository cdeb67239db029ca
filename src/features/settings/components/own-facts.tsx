import { useTranslation } from 'react-i18next';
import type { AccountSettings } from '../../../../core/contracts/account';
import { Facts } from '../../../components/layout/facts';
import { Card } from '../../../components/layout/page';

/** Name, job title and telephone number, read only. */
export function OwnFacts({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation('account');
  const { name, email, jobTitle, phoneNumber } = settings;
  return (
    <Card title={t('settings.person')}>
      <Facts
        facts={[
          { name: t('users.name'), value: name || t('missing') },
          { name: t('users.email'), value: email },
          { name: t('profile.jobTitle'), value: jobTitle || t('missing') },
          { name: t('profile.phone'), value: phoneNumber || t('missing') },
        ]}
      />
    </Card>
  );
}
