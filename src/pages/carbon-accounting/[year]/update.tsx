import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../app/head/page-head';
import type { PageOutline } from '../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../app/shell/protected-layout';
import { UpdateScreen } from '../../../features/carbon-accounting/update/update-screen';

export default function UpdatePage({ params }: PageProps) {
  return <UpdateScreen year={params['year']} />;
}
UpdatePage.Layout = ProtectedLayout;
UpdatePage.outline = {
  parent: { to: '/carbon-accounting/', name: 'carbon:actions.allYears' },
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-update:pageTitle" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
