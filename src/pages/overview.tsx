import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import { OverviewHead } from '../app/overview/overview-head';
import type { PageOutline } from '../app/shell/page-skeleton';
import { ProtectedLayout } from '../app/shell/protected-layout';
import { WelcomeDialog } from '../features/first-run/components/welcome-dialog';
import { InvitationAcceptance } from '../features/invitation/components/invitation-acceptance';
import { RequestsScreen } from '../features/requests/components/requests-screen';

export default function OverviewPage() {
  return (
    <>
      <InvitationAcceptance />
      <RequestsScreen lead={<OverviewHead />} />
      <WelcomeDialog />
    </>
  );
}
OverviewPage.Layout = ProtectedLayout;
OverviewPage.outline = { title: 'requests:title', intro: 'requests:intro' } satisfies PageOutline;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="requests:title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
