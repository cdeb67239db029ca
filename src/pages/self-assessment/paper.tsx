import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { PrintScreen } from '../../features/self-assessment/print/print-screen';
import { SubmittedScreen } from '../../features/self-assessment/print/submitted-screen';

export default function PrintPage({ location }: PageProps) {
  const query = new URLSearchParams(location.search);
  if (query.has('submitted')) return <SubmittedScreen />;
  const sectorCode = query.get('sector');
  const countryCode = query.get('country');
  return <PrintScreen segment={sectorCode && countryCode ? { sectorCode, countryCode } : null} />;
}
PrintPage.Layout = ProtectedLayout;
PrintPage.outline = { parent: 'loading' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="assessment:sheet.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
