import { useTranslation } from 'react-i18next';
import type { AccountSettings } from '../../../../core/contracts/account';
import type { AttributeName } from '../../../../core/contracts/users';
import { localeNames, locales } from '../../../../core/i18n/locales';
import { SelectField } from '../../../components/form/select-field';
import { Card } from '../../../components/layout/page';
import { Notice } from '../../../components/ui/notice';
import { useUpdateAttributeMutation } from '../../../domain/people/account-settings-api';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useTheme } from '../../../lib/theme/use-theme';
import * as styles from '../settings-screen.module.css';

const languages = locales.map((locale) => ({ value: locale, label: localeNames[locale] }));

/**
 * Language and appearance: applied immediately, also offline, and stored in the account for mails and other
 * devices.
 */
export function DisplayCard({ settings }: { settings: AccountSettings | undefined }) {
  const { t } = useTranslation('account');
  const { locale, changeLocale } = useLocale();
  const { choice, setTheme } = useTheme();
  // Another language is another page, which must show the outcome of saving.
  const [update, { isError }] = useUpdateAttributeMutation({ fixedCacheKey: 'display' });
  const store = (attributeName: AttributeName, attributeValue: string) => {
    if (settings) void update({ email: settings.email, attributeName, attributeValue });
  };
  return (
    <Card title={t('settings.display')}>
      <div className={styles.fields}>
        <SelectField
          label={t('common:preferences.language')}
          hint={t('settings.languageHint')}
          value={locale}
          options={languages}
          onChange={(chosen) => {
            store('locale', chosen);
            changeLocale(chosen);
          }}
        />
        <SelectField
          label={t('common:preferences.theme')}
          value={choice}
          options={[
            { value: 'system', label: t('settings.themeSystem') },
            { value: 'light', label: t('common:preferences.light') },
            { value: 'dark', label: t('common:preferences.dark') },
          ]}
          onChange={(chosen) => {
            store('theme', chosen);
            setTheme(chosen);
          }}
        />
      </div>
      {isError && <Notice tone="caution">{t('settings.onlyHere')}</Notice>}
    </Card>
  );
}
