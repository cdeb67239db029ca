import { graphql, Link, type SliceComponentProps } from 'gatsby';
import { toPath } from '../../core/i18n/localized-path';
import { ExternalLinks, ImprintLink } from './external-links';
import { sliceTexts, type SliceContext, type SliceTexts } from './slice-texts';
import * as styles from './public-footer.module.css';

/** The footer of the public pages: one sentence about the product, external links and the legal texts. */
export default function PublicFooter({ data, sliceContext }: SliceComponentProps<SliceTexts, SliceContext>) {
  const t = sliceTexts(data);
  return (
    <footer className={styles.footer}>
      <p>{t('frame:footer.about')}</p>
      <ExternalLinks t={t} place="footer" />
      <nav className={styles.links} aria-label={t('frame:footer.legal')}>
        <Link to={toPath('/legal/privacy-policy/', sliceContext.language)}>{t('frame:footer.privacy')}</Link>
        <Link to={toPath('/legal/terms/', sliceContext.language)}>{t('frame:footer.terms')}</Link>
        <a href="/third-party-notices.txt" hrefLang="en">
          {t('frame:footer.thirdParty')}
        </a>
        <ImprintLink t={t} />
      </nav>
    </footer>
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
