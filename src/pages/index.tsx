import { graphql, type HeadFC, type PageProps } from 'gatsby';
import type { PageContext, PageTexts } from '../app/head/page-head';
import { StartHead } from '../app/invitation/start-head';
import { StartPage } from '../app/invitation/start-page';
import { PublicLayout } from '../app/public/public-layout';

export default function IndexPage({ location }: PageProps) {
  return <StartPage search={location.search} />;
}
IndexPage.Layout = PublicLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => <StartHead {...props} />;

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
