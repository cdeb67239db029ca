import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import { PublicLayout } from '../app/public/public-layout';
import { RegistrationSuccess } from '../features/registration/components/registration-success';

export default function RegistrationSuccessPage({ location }: PageProps) {
  const { email } = (location.state ?? {}) as { email?: string };
  return <RegistrationSuccess email={email} />;
}
RegistrationSuccessPage.Layout = PublicLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead
    {...props}
    titleKey="registration:success.pageTitle"
    descriptionKey="registration:success.description"
    noIndex
  />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
