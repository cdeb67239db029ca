import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../app/head/page-head';
import type { PageOutline } from '../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../app/shell/protected-layout';
import { ProductsArea } from '../../../features/carbon-accounting/products/products-area';

/**
 * The list of products, and below it each product and its releases: a single page, because every page loads the list of
 * all pages.
 */
export default function ProductsPage({ params, location }: PageProps) {
  return <ProductsArea path={params['*']} search={location.search} />;
}
ProductsPage.Layout = ProtectedLayout;
ProductsPage.outline = { parent: 'loading' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead
    {...props}
    titleKey={props.params['*'] ? 'carbon-products:pageTitle' : 'carbon-products:title'}
    noIndex
  />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
