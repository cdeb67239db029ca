import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../app/head/page-head';
import type { PageOutline } from '../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../app/shell/protected-layout';
import { ReportsScreen } from '../../../features/sustainability-report/years/reports-screen';

export default function SustainabilityReportsPage() {
  return <ReportsScreen />;
}
SustainabilityReportsPage.Layout = ProtectedLayout;
SustainabilityReportsPage.outline = {
  parent: { to: '/self-assessment/', name: 'sustainability-report:back' },
  title: 'sustainability-report:title',
  intro: 'sustainability-report:intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="sustainability-report:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
