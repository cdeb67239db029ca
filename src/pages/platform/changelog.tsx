import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { ChangelogScreen } from '../../features/changelog/components/changelog-screen';

export default function ChangelogPage() {
  return <ChangelogScreen />;
}
ChangelogPage.Layout = ProtectedLayout;
ChangelogPage.outline = { title: 'changelog:title', intro: 'changelog:intro' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="changelog:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
