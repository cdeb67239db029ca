import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import type { PageOutline } from '../app/shell/page-skeleton';
import { ProtectedLayout } from '../app/shell/protected-layout';
import { OverviewScreen } from '../features/self-assessment/overview/overview-screen';

export default function SelfAssessmentPage() {
  return <OverviewScreen />;
}
SelfAssessmentPage.Layout = ProtectedLayout;
SelfAssessmentPage.outline = {
  title: 'assessment:overview.title',
  intro: 'assessment:overview.intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="common:areas.selfAssessment" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
