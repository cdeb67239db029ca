import { Languages, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AttributeName } from '../../../core/contracts/users';
import { localeNames, locales } from '../../../core/i18n/locales';
import { Button } from '../../components/ui/button';
import { menuItemClass, PopoverMenu } from '../../components/ui/popover-menu';
import { useUpdateAttributeMutation } from '../../domain/people/account-settings-api';
import { useLocale } from '../../lib/i18n/use-locale';
import { useSession } from '../../lib/session/use-session';
import { useTheme } from '../../lib/theme/use-theme';
import * as styles from './preferences.module.css';

/** Language and theme in the shell: applied immediately, and stored in the account for mails and other devices. */
export function Preferences() {
  const { t } = useTranslation('common');
  const { locale, changeLocale } = useLocale();
  const { theme, setTheme } = useTheme();
  const { profile } = useSession();
  const [update] = useUpdateAttributeMutation();
  const store = (attributeName: AttributeName, attributeValue: string) => {
    if (profile) void update({ email: profile.email, attributeName, attributeValue });
  };
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.preferences}>
      <PopoverMenu
        placement="above"
        triggerLabel={`${t('preferences.language')}: ${localeNames[locale]}`}
        trigger={
          <>
            <Languages size={18} aria-hidden />
            {localeNames[locale]}
          </>
        }
      >
        <ul>
          {locales.map((each) => (
            <li key={each}>
              <button
                type="button"
                className={menuItemClass}
                lang={each}
                aria-current={each === locale ? 'true' : undefined}
                onClick={() => {
                  store('locale', each);
                  changeLocale(each);
                }}
              >
                {localeNames[each]}
              </button>
            </li>
          ))}
        </ul>
      </PopoverMenu>
      <Button
        variant="quiet"
        iconOnly
        aria-label={t(other === 'dark' ? 'preferences.useDark' : 'preferences.useLight')}
        onClick={() => {
          store('theme', other);
          setTheme(other);
        }}
      >
        {other === 'dark' ? <Moon size={18} aria-hidden /> : <Sun size={18} aria-hidden />}
      </Button>
    </div>
  );
}
