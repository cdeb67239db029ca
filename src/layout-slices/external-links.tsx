import { useEnv } from '../lib/env/use-env';
import * as styles from './external-links.module.css';

/** Trust center and about page; they open beside this one. Room is kept for them until they are known. */
export function ExternalLinks({ t }: { t: (key: string) => string }) {
  const links = useEnv()?.links;
  const link = (key: 'trustCenter' | 'about') => (
    <a className={styles.link} href={links?.[key]} target="_blank" rel="noreferrer">
      {t(`frame:header.${key}`)}
      <span className={styles.hint}> {t('frame:header.newTab')}</span>
    </a>
  );
  return (
    <nav className={styles.links} aria-label={t('frame:header.links')} hidden={!links}>
      {link('trustCenter')}
      {link('about')}
    </nav>
  );
}
