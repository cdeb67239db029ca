import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import { LegalText } from '../../app/legal/legal-text';
import { PublicLayout } from '../../app/public/public-layout';

export default function PrivacyPolicyPage() {
  return <LegalText document="privacy" />;
}
PrivacyPolicyPage.Layout = PublicLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="legal:privacy.title" descriptionKey="legal:privacy.description" />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
