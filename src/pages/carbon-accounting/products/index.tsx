import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../app/head/page-head';
import type { PageOutline } from '../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../app/shell/protected-layout';
import { ProductsScreen } from '../../../features/carbon-accounting/products/list/products-screen';

export default function ProductsPage() {
  return <ProductsScreen />;
}
ProductsPage.Layout = ProtectedLayout;
ProductsPage.outline = {
  title: 'carbon-products:title',
  intro: 'carbon-products:intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-products:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
