import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../core/dates/format-day';
import type { InvitationData } from '../../../../core/contracts/landing';
import { Facts } from '../../../components/layout/facts';
import { Button } from '../../../components/ui/button';
import { ButtonRoute } from '../../../components/ui/button-route';
import { Flag } from '../../../components/ui/flag';
import { Quote } from '../../../components/ui/quote';
import { useLocale } from '../../../lib/i18n/use-locale';
import { signInToAccept } from '../../../lib/session/invitation-address';
import { rememberAcceptance } from '../../../lib/session/pending-acceptance';
import * as styles from './valid-invitation.module.css';

interface ValidInvitationProps {
  invitation: InvitationData;
  token: string;
}

/** Who requests what, and the two ways to respond, the more likely one first. */
export function ValidInvitation({ invitation, token }: ValidInvitationProps) {
  const { t } = useTranslation('invitation');
  const { locale, pathTo } = useLocale();
  const { SupplierEmailDomainRegistered: mayHaveAccount, RequestedSector } = invitation;
  const { RequestedCountry, RequestedCountryNames } = invitation;

  const due = formatDay(invitation.DueDate, locale, 'UTC');

  const acceptWithAccount = () => {
    const isKept = rememberAcceptance(invitation);
    void navigate(pathTo(signInToAccept(isKept ? undefined : invitation.LinkingId)));
  };

  const login = (
    <Button
      key="login"
      className={styles.action}
      variant={mayHaveAccount ? 'primary' : 'secondary'}
      onClick={acceptWithAccount}
    >
      {t('valid.login')}
    </Button>
  );
  const register = (
    <ButtonRoute
      key="register"
      className={styles.action}
      variant={mayHaveAccount ? 'secondary' : 'primary'}
      to={pathTo(`/register/?${new URLSearchParams({ token, locale }).toString()}`)}
    >
      {t('valid.register')}
    </ButtonRoute>
  );

  return (
    <article className={styles.card}>
      <header>
        <h1 className={styles.title}>{invitation.RequesterCompanyName}</h1>
        <p className={styles.text}>{t('valid.text')}</p>
      </header>
      <Facts
        facts={[
          { name: t('valid.organization'), value: invitation.SupplierName },
          ...(invitation.SupplierId ? [{ name: t('valid.supplierId'), value: invitation.SupplierId }] : []),
          {
            name: t('valid.productGroup'),
            value: (
              <span className={styles.productGroup}>
                {t([`sectors:${RequestedSector}`], { defaultValue: RequestedSector })}
                <span className={styles.country}>
                  <Flag country={RequestedCountry} />
                  {RequestedCountryNames[locale]}
                </span>
              </span>
            ),
          },
          ...(due ? [{ name: t('valid.dueDate'), value: due }] : []),
        ]}
      />
      {invitation.Message && <Quote caption={t('valid.message')}>{invitation.Message}</Quote>}
      <section className={styles.choice} aria-label={t('valid.choose')}>
        <p>{mayHaveAccount ? t('valid.mayExist') : t('valid.noneYet')}</p>
        <div className={styles.actions}>{mayHaveAccount ? [login, register] : [register, login]}</div>
      </section>
      <footer className={styles.next}>
        <h2 className={styles.nextTitle}>{t('valid.next')}</h2>
        <ol className={styles.steps}>
          <li>{t('valid.steps.register')}</li>
          <li>{t('valid.steps.answer')}</li>
          <li>{t('valid.steps.share')}</li>
        </ol>
        <p>{t('valid.about')}</p>
      </footer>
    </article>
  );
}
