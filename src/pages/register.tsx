import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import { RegisterPage as Register } from '../app/invitation/register-page';
import { PublicLayout } from '../app/public/public-layout';

export default function RegisterPage({ location }: PageProps) {
  return <Register search={location.search} />;
}
RegisterPage.Layout = PublicLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead
    {...props}
    titleKey="registration:page.headTitle"
    descriptionKey="registration:page.description"
    noIndex
  />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
