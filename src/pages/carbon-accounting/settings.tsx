import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { SettingsScreen } from '../../features/carbon-accounting/settings/settings-screen';

export default function CarbonSettingsPage() {
  return <SettingsScreen />;
}
CarbonSettingsPage.Layout = ProtectedLayout;
CarbonSettingsPage.outline = {
  parent: { to: '/carbon-accounting/', name: 'carbon:actions.allYears' },
  title: 'carbon-settings:title',
  intro: 'carbon-settings:intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="carbon-settings:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
