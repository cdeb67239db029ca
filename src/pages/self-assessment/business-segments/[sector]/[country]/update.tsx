import { graphql, type HeadFC, type HeadProps, type PageProps } from 'gatsby';
import { countryName } from '../../../../../../core/countries/country-name';
import { PageHead, type PageContext, type PageTexts } from '../../../../../app/head/page-head';
import type { PageOutline } from '../../../../../app/shell/page-skeleton';
import { findTexts } from '../../../../../app/head/page-texts';
import { ProtectedLayout } from '../../../../../app/shell/protected-layout';
import { SegmentScreen } from '../../../../../features/self-assessment/segments/segment-screen';

export default function BusinessSegmentPage({ params }: PageProps) {
  return <SegmentScreen sectorCode={params.sector ?? ''} countryCode={params.country ?? ''} />;
}
BusinessSegmentPage.Layout = ProtectedLayout;
BusinessSegmentPage.outline = {
  parent: { to: '/self-assessment/', name: 'assessment:segment.back' },
} satisfies PageOutline;

/** The build does not know the segment of a page for all segments. */
function subjectOf({ data, pageContext, params }: HeadProps<PageTexts, PageContext>): string | undefined {
  const { sector = '', country = '' } = params;
  const name = findTexts(data.locales.edges.map(({ node }) => node))(`sectors:${sector}`);
  return name && `${name} · ${countryName(country, pageContext.language)}`;
}

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} subject={subjectOf(props)} titleKey="assessment:segments.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
