import { graphql, type HeadFC } from 'gatsby';
import { DiagnosticsPage } from '../../app/diagnostics/diagnostics-page';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';

export default function Diagnostics() {
  return <DiagnosticsPage />;
}
Diagnostics.Layout = ProtectedLayout;
Diagnostics.outline = { title: 'diagnostics:title', intro: 'diagnostics:intro' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="diagnostics:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
