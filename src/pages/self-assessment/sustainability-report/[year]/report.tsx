import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../../app/head/page-head';
import type { PageOutline } from '../../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../../app/shell/protected-layout';
import { PrintScreen } from '../../../../features/sustainability-report/report-export/print-screen';

export default function SustainabilityPrintPage({ params }: PageProps) {
  const year = Number(params['year']);
  return <PrintScreen key={year} year={year} />;
}
SustainabilityPrintPage.Layout = ProtectedLayout;
SustainabilityPrintPage.outline = { parent: 'loading' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="sustainability-report:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
