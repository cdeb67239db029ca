import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../../app/head/page-head';
import { ProtectedLayout } from '../../../../app/shell/protected-layout';
import { ProductScreen } from '../../../../features/carbon-accounting/products/product-screen';

export default function ProductPage({ params }: PageProps) {
  return <ProductScreen key={params['id']} id={params['id']} />;
}
ProductPage.Layout = ProtectedLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-products:pageTitle" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
