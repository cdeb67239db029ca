import { useEnv } from '../lib/env/use-env';
import * as styles from './external-links.module.css';

interface ExternalLinksProps {
  t: (key: string) => string;
  /** A phone's header has no space for them: there they are in the footer. */
  place: 'header' | 'footer';
}

/** Links to the trust center and the about page, in a new tab. Their space is reserved until they are known. */
export function ExternalLinks({ t, place }: ExternalLinksProps) {
  const links = useEnv()?.links;
  return (
    <nav className={styles[place]} aria-label={t('frame:header.links')} hidden={!links}>
      <OutsideLink t={t} href={links?.trustCenter} name="header.trustCenter" />
      <OutsideLink t={t} href={links?.about} name="header.about" />
    </nav>
  );
}

/** The operator's imprint, if there is one. */
export function ImprintLink({ t }: Pick<ExternalLinksProps, 't'>) {
  const imprint = useEnv()?.links.imprint;
  return imprint ? <OutsideLink t={t} href={imprint} name="footer.imprint" /> : null;
}

interface OutsideLinkProps extends Pick<ExternalLinksProps, 't'> {
  href: string | undefined;
  name: string;
}

function OutsideLink({ t, href, name }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {t(`frame:${name}`)}
      <span className={styles.hint}> {t('frame:header.newTab')}</span>
    </a>
  );
}
