import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import { StartPage } from '../app/invitation/start-page';
import { PublicLayout } from '../app/public/public-layout';

export default function IndexPage({ location }: PageProps) {
  return <StartPage search={location.search} />;
}
IndexPage.Layout = PublicLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="session:signIn.pageTitle" descriptionKey="session:signIn.description" />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
