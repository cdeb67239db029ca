import { useEffect, type ComponentProps } from 'react';
import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { filesNotStored } from '../../../core/devices/opened-files';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { keepLaunchedFiles } from '../../features/carbon-accounting/invoices/keep-launched-files';
import { InvoicesScreen } from '../../features/carbon-accounting/invoices/invoices-screen';

export default function InvoicesPage({ location }: PageProps) {
  return <InvoicesScreen notStored={filesNotStored(location.search)} />;
}

function InvoicesLayout(props: ComponentProps<typeof ProtectedLayout>) {
  useEffect(keepLaunchedFiles, []);
  return <ProtectedLayout {...props} />;
}
InvoicesPage.Layout = InvoicesLayout;
InvoicesPage.outline = {
  parent: { to: '/carbon-accounting/', name: 'carbon:actions.allYears' },
  title: 'carbon-invoices:title',
  intro: 'carbon-invoices:intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-invoices:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
