import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../../app/head/page-head';
import type { PageOutline } from '../../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../../app/shell/protected-layout';
import { PaperScreen } from '../../../../features/sustainability-report/report-export/paper-screen';

export default function SustainabilityPaperPage({ params }: PageProps) {
  const year = Number(params['year']);
  return <PaperScreen key={year} year={year} />;
}
SustainabilityPaperPage.Layout = ProtectedLayout;
SustainabilityPaperPage.outline = { parent: 'loading' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="sustainability-report:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
