import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import { PublicLayout } from '../app/public/public-layout';
import { SignedOut } from '../features/session/components/signed-out';

export default function LogoutPage() {
  return <SignedOut />;
}
LogoutPage.Layout = PublicLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="session:signedOut.pageTitle" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
