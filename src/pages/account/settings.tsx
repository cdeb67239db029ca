import { graphql, type HeadFC } from 'gatsby';
import { SettingsPageContent } from '../../app/account/settings-page';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';

export default function SettingsPage() {
  return <SettingsPageContent />;
}
SettingsPage.Layout = ProtectedLayout;
SettingsPage.outline = {
  title: 'account:settings.title',
  intro: 'account:settings.intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="account:settings.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
