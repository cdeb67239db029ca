import { graphql, type HeadFC } from 'gatsby';
import { FirstRunScreen } from '../app/first-run/first-run-screen';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import { ProtectedLayout } from '../app/shell/protected-layout';

export default function FirstRunPage() {
  return <FirstRunScreen />;
}
FirstRunPage.Layout = ProtectedLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="first-run:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
