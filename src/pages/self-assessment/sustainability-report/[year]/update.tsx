import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../../app/head/page-head';
import type { PageOutline } from '../../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../../app/shell/protected-layout';
import { ReportScreen } from '../../../../features/sustainability-report/components/report-screen';

export default function UpdateReportPage({ params, location }: PageProps) {
  const part = new URLSearchParams(location.search).get('part');
  const year = Number(params['year']);
  return <ReportScreen key={year} year={year} part={part} />;
}
UpdateReportPage.Layout = ProtectedLayout;
UpdateReportPage.outline = {
  parent: { to: '/self-assessment/sustainability-report/', name: 'sustainability-report:report.back' },
  intro: 'sustainability-report:report.intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="sustainability-report:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
