import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ui/button';
import { useEnv } from '../../../lib/env/use-env';
import { signInToAccept } from '../../../lib/session/invitation-address';
import { useLocale } from '../../../lib/i18n/use-locale';

/** The two options when an invitation cannot be used. The sign-in starts only when its button is pressed. */
export function HelpAndLogin({ primary = true }: { primary?: boolean }) {
  const { t } = useTranslation('invitation');
  const { pathTo } = useLocale();
  const help = useEnv()?.links.help;
  return (
    <>
      {help && (
        <ButtonLink href={help} target="_blank" rel="noreferrer">
          {t('actions.help')}
        </ButtonLink>
      )}
      <ButtonLink variant={primary ? 'primary' : 'secondary'} href={pathTo(signInToAccept())}>
        {t('actions.login')}
      </ButtonLink>
    </>
  );
}
