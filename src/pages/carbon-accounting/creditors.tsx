import { useEffect, type ComponentProps } from 'react';
import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { filesNotStored } from '../../../core/devices/opened-files';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { keepLaunchedFiles } from '../../features/carbon-accounting/invoices/keep-launched-files';
import { LedgerScreen } from '../../features/carbon-accounting/ledger/ledger-screen';

export default function CreditorsPage({ location }: PageProps) {
  return <LedgerScreen notStored={filesNotStored(location.search)} />;
}

function CreditorsLayout(props: ComponentProps<typeof ProtectedLayout>) {
  useEffect(keepLaunchedFiles, []);
  return <ProtectedLayout {...props} />;
}
CreditorsPage.Layout = CreditorsLayout;
CreditorsPage.outline = {
  parent: { to: '/carbon-accounting/', name: 'carbon:actions.allYears' },
  title: 'carbon-ledger:title',
  intro: 'carbon-ledger:intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-ledger:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
