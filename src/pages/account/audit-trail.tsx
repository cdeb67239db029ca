import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import type { PageOutline } from '../../app/shell/page-skeleton';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { AuditScreen } from '../../features/audit/components/audit-screen';

export default function AuditTrailPage() {
  return <AuditScreen />;
}
AuditTrailPage.Layout = ProtectedLayout;
AuditTrailPage.outline = {
  parent: { to: '/account/users/', name: 'account:users.title' },
  title: 'account:audit.title',
  intro: 'account:audit.intro',
} satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="account:audit.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
