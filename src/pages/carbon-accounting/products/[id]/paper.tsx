import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../../app/head/page-head';
import { ProtectedLayout } from '../../../../app/shell/protected-layout';
import { ReleasePaperScreen } from '../../../../features/carbon-accounting/products/releases/release-paper-screen';

export default function ReleasePaperPage({ params, location }: PageProps) {
  return (
    <ReleasePaperScreen id={params['id']} number={new URLSearchParams(location.search).get('release')} />
  );
}
ReleasePaperPage.Layout = ProtectedLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-products:paper.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
