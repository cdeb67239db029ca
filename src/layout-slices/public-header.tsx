import { graphql, Link, type SliceComponentProps } from 'gatsby';
import { toPath } from '../../core/i18n/localized-path';
import { site } from '../../site.config';
import { NoScript } from '../components/layout/no-script';
import { ExternalLinks } from './external-links';
import { LanguageMenu } from './language-menu';
import { sliceTexts, type SliceContext, type SliceTexts } from './slice-texts';
import { ThemeSwitch } from './theme-switch';
import * as styles from './public-header.module.css';

type PublicHeaderProps = SliceComponentProps<SliceTexts, SliceContext, { path: string }>;

/** The header of the public pages: product name, external links, language, theme. */
export default function PublicHeader({ data, sliceContext, path }: PublicHeaderProps) {
  const t = sliceTexts(data);
  return (
    <header className={styles.header}>
      <Link className={styles.product} to={toPath('/', sliceContext.language)}>
        <img src="/icons/logo.svg" alt="" width={28} height={28} />
        {site.name}
      </Link>
      <ExternalLinks t={t} place="header" />
      <LanguageMenu label={t('frame:header.language')} current={sliceContext.language} path={path} />
      <ThemeSwitch label={t('frame:header.darkTheme')} />
      <NoScript text={t('frame:noScript')} />
    </header>
  );
}

export const query = graphql`
  query ($language: String!) {
    locale(language: { eq: $language }, ns: { eq: "frame" }) {
      ns
      data
    }
  }
`;
