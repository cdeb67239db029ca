import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../app/head/page-head';
import type { PageOutline } from '../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../app/shell/protected-layout';
import { ReportScreen } from '../../../features/carbon-accounting/report/report-screen';

export default function ReportPage({ params }: PageProps) {
  return <ReportScreen year={params['year']} />;
}
ReportPage.Layout = ProtectedLayout;
ReportPage.outline = { parent: 'loading' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-report:pageTitle" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
