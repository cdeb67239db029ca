import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { CompanyProfileScreen } from '../../features/company-profile/components/company-profile-screen';

export default function CompanyProfilePage() {
  return <CompanyProfileScreen />;
}
CompanyProfilePage.Layout = ProtectedLayout;
CompanyProfilePage.outline = {
  title: 'account:profile.title',
  intro: 'account:profile.intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="account:profile.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
