import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../../../../app/head/page-head';
import type { PageOutline } from '../../../../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../../../../app/shell/protected-layout';
import { SegmentScreen } from '../../../../../features/self-assessment/segments/segment-screen';

export default function BusinessSegmentPage({ params }: PageProps) {
  return <SegmentScreen sectorCode={params.sector ?? ''} countryCode={params.country ?? ''} />;
}
BusinessSegmentPage.Layout = ProtectedLayout;
BusinessSegmentPage.outline = {
  parent: { to: '/self-assessment/', name: 'assessment:segment.back' },
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="assessment:segments.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
