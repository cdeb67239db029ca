import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import { LegalText } from '../../app/legal/legal-text';
import { PublicLayout } from '../../app/public/public-layout';

export default function TermsPage() {
  return <LegalText document="terms" />;
}
TermsPage.Layout = PublicLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="legal:terms.title" descriptionKey="legal:terms.description" />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
