import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { YearsScreen } from '../../features/carbon-accounting/years/years-screen';

export default function CarbonAccountingPage() {
  return <YearsScreen />;
}
CarbonAccountingPage.Layout = ProtectedLayout;
CarbonAccountingPage.outline = {
  title: 'carbon:main.title',
  intro: 'carbon:main.intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon:main.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
