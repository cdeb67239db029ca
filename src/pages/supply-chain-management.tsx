import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import type { PageOutline } from '../app/shell/page-skeleton';
import { ProtectedLayout } from '../app/shell/protected-layout';
import { SupplyChainScreen } from '../features/supply-chain/screen/supply-chain-screen';

export default function SupplyChainPage() {
  return <SupplyChainScreen />;
}
SupplyChainPage.Layout = ProtectedLayout;
SupplyChainPage.outline = { title: 'supply-chain:title', intro: 'supply-chain:intro' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="supply-chain:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
