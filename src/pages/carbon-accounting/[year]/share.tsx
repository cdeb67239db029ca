import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../app/head/page-head';
import type { PageOutline } from '../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../app/shell/protected-layout';
import { ShareScreen } from '../../../features/carbon-accounting/sharing/share-screen';

export default function SharePage({ params }: PageProps) {
  return <ShareScreen year={params['year']} />;
}
SharePage.Layout = ProtectedLayout;
SharePage.outline = { parent: 'loading' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-share:pageTitle" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
