import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../app/head/page-head';
import { ProtectedLayout } from '../../../app/shell/protected-layout';
import { ShareScreen } from '../../../features/carbon-accounting/sharing/share-screen';

export default function SharePage({ params }: PageProps) {
  return <ShareScreen year={params['year']} />;
}
SharePage.Layout = ProtectedLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-share:pageTitle" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
