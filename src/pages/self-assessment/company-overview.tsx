import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { CompanyScreen } from '../../features/self-assessment/company/company-screen';

export default function CompanyOverviewPage() {
  return <CompanyScreen />;
}
CompanyOverviewPage.Layout = ProtectedLayout;
CompanyOverviewPage.outline = {
  parent: { to: '/self-assessment/', name: 'assessment:segment.back' },
  title: 'assessment:company.title',
  intro: 'assessment:company.intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="assessment:company.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
