import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../app/head/page-head';
import type { PageOutline } from '../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../app/shell/protected-layout';
import { ResultsScreen } from '../../../features/carbon-accounting/results/results-screen';

export default function ResultsPage({ params }: PageProps) {
  return <ResultsScreen year={params['year']} />;
}
ResultsPage.Layout = ProtectedLayout;
ResultsPage.outline = {
  parent: { to: '/carbon-accounting/', name: 'carbon:actions.allYears' },
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-results:pageTitle" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
